import { isEuropean } from "./europeanActSchema.ts";
import type { CitedProvision } from "./provisionSchema.ts";

/** The place of a provision in its law: "12 kap. 28 §", "artikel 17", "12 kap."; empty for an act alone. */
export function provisionPlace({ Sfs, Chapter, Paragraph }: Omit<CitedProvision, "Law">): string {
  if (Paragraph === "") return Chapter === null ? "" : `${Chapter} kap.`;
  const isRange = Paragraph.includes("–");
  if (isEuropean(Sfs)) return `${isRange ? "artiklarna" : "artikel"} ${Paragraph}`;
  const chapter = Chapter === null ? "" : `${Chapter} kap. `;
  return `${chapter}${Paragraph} ${isRange ? "§§" : "§"}`;
}
