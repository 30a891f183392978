import { type CheckedProvision, isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";

const doubts: Record<Exclude<CheckedProvision["Status"], "Found">, string> = {
  NotImported: "Vi kan inte kontrollera lagrum i den här lagen. Läs det i källan.",
  UnlistedAct: "Lagen finns inte i vår lista, så lagrummet går inte att kontrollera. Läs det i källan.",
  UnknownAct: "Vi känner inte till någon lag med det numret.",
  Repealed: "Paragrafen är upphävd.",
  ActRepealed: "Lagen är upphävd. Skriv att den gällde tidigare, eller hänvisa till den nya lagen.",
  NotFound: "Lagrummet finns inte i lagen.",
  PartMissing: "Paragrafen har inte det stycket eller den punkten.",
  ChapterMissing: "Lagen börjar om på 1 § i varje kapitel. Ange kapitlet.",
  Future: "Året har inte varit än. Kontrollera årtalet.",
};

/** The doubt about a provision; null if it is verified. */
export function doubtOf({ Status, Confirmed, Confirmable, Suggestion }: CheckedProvision): string | null {
  if (Status === "Found") return null;
  if (isVerified({ Status, Confirmed, Confirmable })) return "Bekräftat med ett skäl.";
  const meant = Suggestion ? ` Menade du ${provisionPlace(Suggestion)}?` : "";
  return `${doubts[Status]}${meant}`;
}
