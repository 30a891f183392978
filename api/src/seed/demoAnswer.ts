import { numberedTitle } from "@lagrum/core/act/act";
import { actsByName } from "@lagrum/core/act/acts";
import type { Provision } from "@lagrum/core/law/provisionSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";

/** A published question with its answer. `Category` is the Uri of a sub-category, dates are ISO 8601. */
export type DemoAnswer = {
  SourceID: string;
  Title: string;
  QuestionBody: string;
  Category: string;
  AnswerBody: string;
  Provisions: Provision[];
  ValidAt: string;
  PublishedAt: string;
  AuthorEmail: string;
};

/** The last line of each example answer: the texts must be marked as examples where they are shown. */
export const exampleNote =
  "<p><em>Exempel: texten är skriven för att visa tjänsten och är allmän information, inte juridisk rådgivning.</em></p>";

/** The day on which the example answers were checked against the law. */
export const validAt = "2026-11-21";

/**
 * The laws whose cited paragraphs were each checked in a copy of the consolidated statute; those of other laws were
 * only compared with secondary sources.
 */
const checked = [
  "äktenskapsbalken",
  "sambolagen",
  "ärvdabalken",
  "jordabalken",
  "anställningsskyddslagen",
  "semesterlagen",
  "distansavtalslagen",
  "konsumentköplagen",
  "köplagen",
  "preskriptionslagen",
  "skadeståndslagen",
  "brottsbalken",
  "rättegångsbalken",
  "förvaltningslagen",
  "utlänningslagen",
  "föräldrabalken",
  "bostadsrättslagen",
  "avtalslagen",
  "utsökningsbalken",
  "skuldsaneringslagen",
];

function getAct(name: string) {
  const act = actsByName.get(name);
  if (!act) throw new Error(`No act is called ${name}`);
  return { Law: numberedTitle(act), Sfs: act.number };
}

/** Cites paragraphs of one law, each written as "5:1" (chapter:paragraph) or "40" where the law has no chapters. */
export function cite(name: string, ...places: string[]): Provision[] {
  const { Law, Sfs } = getAct(name);
  return places.map((place) => {
    const [Paragraph = place, Chapter = null] = place.split(":").reverse();
    const provision = { Law, Sfs, Chapter, Paragraph };
    return { ...provision, Label: provisionLabel(provision) };
  });
}

/** Whether the text of the cited law was available when the example answers were written. */
export function isChecked(provision: Provision): boolean {
  return checked.some((name) => getAct(name).Sfs === provision.Sfs);
}
