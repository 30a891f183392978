import { actsByName } from "@lagrum/core/act/acts";
import type { AiNote } from "@lagrum/core/ai/aiNoteSchema";
import { type Citation, paragraphText } from "@lagrum/core/citation/citation";
import { findCitations } from "@lagrum/core/citation/findCitations";
import { chapterOf } from "@lagrum/core/law/place";
import { coversParagraph } from "@lagrum/core/law/provisionPath";
import { findStructure } from "@lagrum/core/law/structure/actStructures";
import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";

/** A law that the question names after words such as "enligt", by an invented or unlisted name. */
const namedLaw =
  /(?<!\p{L})(?:enligt|i|av|mot|gäller|säger|stöd av|bryter mot|åberopa) (?:den |det |de )?(?:nya |nuvarande |svenska |gamla )?(\p{L}{3,}(?:lagen|balken|förordningen|direktivet))(?!\p{L})/giu;
/** Judgments that the citation parser doesn't read. */
const otherJudgments =
  /(?<!\p{L})(?:RH \d{4}(?::| s\. ?)\d+|MD \d{4}:\d+|mål(?:et|nummer| nr)? ?(?:nr )?[TBÖFMPÄ] ?\d+-\d{2,4})(?!\p{L})/gu;

/** Nouns whose definite form ends as a law's name does: "förslagen", "bolagen", "underlagen". */
const commonNouns = /^(?:\p{L}*(?:bo|för|av|upp|ut|in|över|under|an|be|om|ned|på|till))s?lagen$|^(?:grund)?lagen$/iu;

const listedNames = new Set(
  [...actsByName.values()].flatMap(({ name, otherNames }) => [name, ...otherNames]).map((name) => name.toLowerCase()),
);

/** Whether the structure of the act has the provision, an answer cites it, or its wording was imported. */
async function isKnownProvision(db: Reader, citation: Citation): Promise<boolean> {
  const { act } = citation;
  const Paragraph = paragraphText(citation);
  const Chapter = chapterOf({ Sfs: act.number, Chapter: citation.chapter });
  const [first = ""] = Paragraph.split("–");
  const isStructured = findStructure(act.number)?.paragraphs.some(
    (each) => each.Paragraph === first && each.repealedBy === null && (Chapter === null || each.Chapter === Chapter),
  );
  if (isStructured) return true;
  const { rows } = await db.execute<{ paragraph: string }>(sql`
    select distinct paragraph from (
      select sfs, chapter, paragraph from answer_provisions union all
      select sfs, chapter, paragraph from provision_texts where not repealed) as known
    where sfs = ${act.number} and (${Chapter}::text is null or chapter is null or chapter = ${Chapter}::text)
      and (${Paragraph} = '' or paragraph = ${first} or paragraph like ${`${first}.%`} or paragraph like '%–%')`);
  return rows.some(({ paragraph }) => Paragraph === "" || coversParagraph(act.number, paragraph, first));
}

const note = (Kind: AiNote["Kind"], Subject: string): AiNote => ({
  ...{ Kind, Subject, Day: null, Laws: [], Quotes: [], Path: null, IsContradicted: false },
});

/**
 * The provisions, laws and judgments that a question names and that are neither in our answers nor in the imported
 * wordings: they may not exist.
 * @param sources texts of the answers that were found; a judgment that they name is known
 */
export async function findUnknownLaw(db: Reader, question: string, sources: readonly string[]): Promise<AiNote[]> {
  const { citations, acts, sources: judgments, refused } = findCitations(question);
  const notes: AiNote[] = [];
  const textOf = ({ start, end }: { start: number; end: number }): string => question.slice(start, end);
  for (const citation of citations) {
    if (!(await isKnownProvision(db, citation))) notes.push(note("Provision", textOf(citation)));
  }
  for (const refusal of refused) notes.push(note("Provision", textOf(refusal)));
  const unlisted = acts.filter(
    ({ act, start }) => act.name === "" && !citations.some((each) => each.start <= start && start < each.end),
  );
  for (const mention of unlisted) notes.push(note("Act", textOf(mention)));
  for (const { 1: name = "" } of question.matchAll(namedLaw)) {
    if (listedNames.has(name.toLowerCase()) || commonNouns.test(name)) continue;
    if (!notes.some(({ Subject }) => Subject.includes(name)) && !acts.some((mention) => textOf(mention).includes(name)))
      notes.push(note("Act", name));
  }
  const named = [...judgments.map(textOf), ...[...question.matchAll(otherJudgments)].map(([found]) => found)];
  for (const judgment of new Set(named)) {
    if (!sources.some((text) => text.includes(judgment))) notes.push(note("Judgment", judgment));
  }
  return notes;
}
