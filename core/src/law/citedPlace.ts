import { type Citation, paragraphText } from "../citation/citation.ts";
import type { CitedProvision } from "./provisionSchema.ts";

/** A place without the name of its law. */
export type CitedPlace = Omit<CitedProvision, "Law">;

/** A citation as an answer's list has it; the Paragraph of a whole chapter is empty. */
export function citedPlace(citation: Citation): CitedPlace {
  const { act, chapter, punkt } = citation;
  const place = paragraphText(citation);
  const Paragraph = act.celex === null || punkt === null ? place : `${place}.${punkt}`;
  return { Sfs: act.number, Chapter: chapter, Paragraph };
}
