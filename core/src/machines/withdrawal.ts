import { setup } from "xstate";
import type { WithdrawalState } from "../withdrawal/withdrawalSchema.ts";
import { type WithdrawalEvent, withdrawalTransitions } from "../withdrawal/withdrawalTransitions.ts";

const descriptions: Record<WithdrawalState, string> = {
  Submitted: "Konsumenten har ångrat sig. Tiden är sparad, och ett mejl med en länk är på väg.",
  Queued: "Länken i mejlet öppnades inte, eller avtalet gick inte att hitta. Personalen tar hand om det.",
  AwaitingShare: "Arbetet hade börjat. Personalen anger hur stor del som var utförd.",
  Refunding: "Ångerrätten gäller. Pengarna är på väg tillbaka.",
  Completed: "Det som ska betalas tillbaka är återbetalt.",
  Refused: "Det fanns ingen ångerrätt. Konsumenten har fått veta varför.",
  Dismissed: "Meddelandet gällde inget avtal hos oss.",
};

const stateOf = (State: WithdrawalState) => ({
  description: descriptions[State],
  on: withdrawalTransitions[State],
  ...(Object.keys(withdrawalTransitions[State]).length === 0 && { type: "final" as const }),
});

/** A withdrawal from the message to the refund. The API checks the same table (withdrawal/withdrawalTransitions.ts). */
export const withdrawal = setup({ types: { events: {} as { type: WithdrawalEvent } } }).createMachine({
  id: "withdrawal",
  description: "Ett köp som ångras, från meddelandet till att pengarna är återbetalda.",
  initial: "Submitted",
  states: {
    Submitted: stateOf("Submitted"),
    Queued: stateOf("Queued"),
    AwaitingShare: stateOf("AwaitingShare"),
    Refunding: stateOf("Refunding"),
    Completed: stateOf("Completed"),
    Refused: stateOf("Refused"),
    Dismissed: stateOf("Dismissed"),
  },
});
