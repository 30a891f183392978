import { setup } from "xstate";
import type { QuestionState, QuestionType } from "../question/questionSchema.ts";
import { isPaidType, type QuestionEvent, questionTransitions } from "../question/questionTransitions.ts";

interface Context {
  Type: QuestionType;
}

const descriptions: Record<QuestionState, string> = {
  AwaitingConfirmation: "Frågan är ställd. Den som frågade ska bekräfta sin e-postadress inom 48 timmar.",
  AwaitingPayment: "Frågan är bekräftad och ska betalas inom 48 timmar.",
  Open: "Frågan väntar på svar.",
  NeedsInfo: "Svaret väntar på uppgifter från den som frågade. Svarstiden står stilla.",
  Answered: "Den som frågade har fått svaret.",
  Published: "Fråga och svar är publicerade.",
  Rejected: "Vi har tackat nej till frågan.",
  Withdrawn: "Den som frågade har tagit tillbaka frågan.",
  Expired: "Frågan bekräftades eller betalades inte i tid.",
};

const stateOf = (State: QuestionState) => ({
  description: descriptions[State],
  on: questionTransitions[State],
  ...(Object.keys(questionTransitions[State]).length === 0 && { type: "final" as const }),
});

/** A question from the form to its end. The API checks the same table of transitions (question/questionTransitions.ts). */
export const question = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as { type: QuestionEvent },
  },
  guards: { isPaidType: ({ context }) => isPaidType(context.Type) },
}).createMachine({
  id: "question",
  description: "En fråga från formuläret till svaret, eller till att den avslutas utan svar.",
  context: ({ input }) => input,
  initial: "AwaitingConfirmation",
  states: {
    AwaitingConfirmation: stateOf("AwaitingConfirmation"),
    AwaitingPayment: stateOf("AwaitingPayment"),
    Open: stateOf("Open"),
    NeedsInfo: stateOf("NeedsInfo"),
    Answered: stateOf("Answered"),
    Published: stateOf("Published"),
    Rejected: stateOf("Rejected"),
    Withdrawn: stateOf("Withdrawn"),
    Expired: stateOf("Expired"),
  },
});
