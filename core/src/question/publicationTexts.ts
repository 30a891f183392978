import type { QuestionState, QuestionType } from "./questionSchema.ts";
import { isClosed } from "./questionState.ts";
import { isPaidType } from "./questionTransitions.ts";

/** What decides whether this reader's question is published. */
export interface PublicationCase {
  Type: QuestionType;
  State: QuestionState;
  /** The buyer's consent to publication; free questions need none. */
  PublishConsent: boolean;
  Objected: boolean;
  isPublished: boolean;
}

/** Nothing to say · no publication without a consent · the asker may still say no · she has said no. */
export type Publication = "Never" | "NotAgreed" | "MayObject" | "Objected";

/** What is true of publication in this case. */
export function publicationOf({ Type, State, PublishConsent, Objected }: PublicationCase): Publication {
  if (isClosed(State)) return "Never";
  if (Objected) return "Objected";
  return isPaidType(Type) && !PublishConsent ? "NotAgreed" : "MayObject";
}

/** The sentences of the status page, null where publication is not mentioned. */
export function publicationText(reader: PublicationCase): string | null {
  const publication = publicationOf(reader);
  switch (publication) {
    case "Never":
      return null;
    case "Objected":
      return "Du har sagt nej till publicering. Frågan och svaret visas inte på webbplatsen.";
    case "NotAgreed":
      return "Du har inte sagt ja till publicering. Frågan och svaret visas inte på webbplatsen.";
    case "MayObject":
      return isPaidType(reader.Type)
        ? "Du har sagt ja till att fråga och svar publiceras utan uppgifter om vem du är. Du kan ändra dig."
        : "Vi publicerar fråga och svar utan uppgifter om vem du är, så att andra kan ha nytta av dem. Du kan säga nej.";
    default:
      return publication satisfies never;
  }
}

/** The sentence of the mail about an answer, null where publication is not mentioned. */
export function publicationMailText(reader: PublicationCase): string | null {
  const publication = publicationOf(reader);
  switch (publication) {
    case "Never":
    case "Objected":
      return null;
    case "NotAgreed":
      return "Fråga och svar publiceras inte: du har inte sagt ja till det.";
    case "MayObject":
      return reader.isPublished
        ? "Fråga och svar är publicerade utan uppgifter om vem du är. Vill du inte det? Säg nej på samma sida, så tas de bort direkt."
        : "Vill du inte att fråga och svar publiceras? Säg nej på samma sida.";
    default:
      return publication satisfies never;
  }
}

/** What is said when a question has been asked. */
export const publicationStep = ({ Type, PublishConsent }: Pick<PublicationCase, "Type" | "PublishConsent">): string => {
  if (!isPaidType(Type))
    return "Fråga och svar publiceras utan uppgifter om vem du är, om du inte säger nej till publicering.";
  return PublishConsent
    ? "Fråga och svar publiceras utan uppgifter om vem du är, som du har sagt ja till. Du kan ändra dig på statussidan."
    : "Fråga och svar publiceras inte: du har inte sagt ja till det.";
};
