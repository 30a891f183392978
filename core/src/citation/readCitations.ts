import { addMention } from "./addPlaces.ts";
import type { CitationOptions, FoundCitations } from "./citation.ts";
import { mayBegin } from "./citationWords.ts";
import { addSamePlace } from "./partsBefore.ts";
import { readPlacesAt } from "./placesAt.ts";
import { createReading } from "./reading.ts";

/** The citations of a folded text. */
export function readCitations(text: string, options: CitationOptions): FoundCitations {
  const reading = createReading(text, options);
  const { tokens, found } = reading;
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at]?.kind === "sign") {
      at++;
      continue;
    }
    const next = addSamePlace(reading, at) ?? (mayBegin(tokens[at]) ? readPlacesAt(reading, at) : null);
    if (next !== null && next > at) {
      at = next;
      continue;
    }
    const mention = reading.readMention(at);
    if (mention) {
      addMention(reading, mention);
      reading.latest = mention;
    }
    at = mention?.next ?? at + 1;
  }
  found.citations.sort((one, other) => one.start - other.start);
  return found;
}
