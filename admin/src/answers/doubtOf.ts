import { type CheckedProvision, isPublishable } from "@lagrum/core/law/provisionCheckSchema";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";

/** The doubt about a provision; null if it is found or its wording isn't imported. */
export function doubtOf({ Status, Confirmed, Suggestion }: CheckedProvision): string | null {
  if (Status === "Repealed") return "Paragrafen är upphävd.";
  if (Confirmed && Status !== "Found") return "Bekräftat med en källa.";
  if (Status === "UnknownAct") return "Vi känner inte till någon lag med det numret.";
  if (isPublishable({ Status, Confirmed })) return null;
  const meant = Suggestion ? ` Menade du ${provisionPlace(Suggestion)}?` : "";
  if (Status === "ChapterMissing") return `Lagen börjar om på 1 § i varje kapitel. Ange kapitlet.${meant}`;
  return `Lagrummet finns inte i den lagtext vi har.${meant}`;
}
