import { unknownAct } from "../act/act.ts";
import { addMention } from "./addPlaces.ts";
import type { CitationOptions, FoundCitations } from "./citation.ts";
import { mayBegin } from "./citationWords.ts";
import { addSamePlace } from "./partsBefore.ts";
import { readPlacesAt } from "./placesAt.ts";
import { createReading, type Reading } from "./reading.ts";
import { isLawName, withoutGenitive } from "./unlistedActs.ts";

/** An act that isn't listed is what the places after its name are in. */
function nameUnlisted({ tokens, context }: Reading, at: number): void {
  const token = tokens[at];
  if (token?.kind === "word" && isLawName(token.lower))
    context.set(unknownAct(withoutGenitive(token.lower)), null, token.block);
}

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
    } else nameUnlisted(reading, at);
    at = mention?.next ?? at + 1;
  }
  found.citations.sort((one, other) => one.start - other.start);
  return found;
}
