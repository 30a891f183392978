import { setup } from "xstate";
import type { WaitingState } from "../booking/waitingListSchema.ts";
import { type WaitingEvent, waitingTransitions } from "../booking/waitingTransitions.ts";

interface Context {
  hasIgnored: boolean;
}

const descriptions: Record<WaitingState, string> = {
  Waiting: "Väntar på att en tid som passar blir ledig.",
  Offered: "En tid hålls i trettio minuter.",
  Booked: "Tiden som erbjöds är bokad.",
  Left: "Den som väntade har lämnat listan.",
  Ended: "Sista dagen har passerat, eller tre erbjudanden i rad blev utan svar.",
};

const stateOf = (State: WaitingState) => ({
  description: descriptions[State],
  on: waitingTransitions[State],
  ...(Object.keys(waitingTransitions[State]).length === 0 && { type: "final" as const }),
});

/** A place on the waiting list. The API checks the same table of transitions (booking/waitingTransitions.ts). */
export const waitingList = setup({
  types: {
    input: {} as Context,
    context: {} as Context,
    events: {} as { type: WaitingEvent },
  },
  guards: { hasIgnored: ({ context }) => context.hasIgnored },
}).createMachine({
  id: "waitingList",
  description: "En plats på väntelistan, från anmälan till att en tid är bokad eller platsen tar slut.",
  context: ({ input }) => input,
  initial: "Waiting",
  states: {
    Waiting: stateOf("Waiting"),
    Offered: stateOf("Offered"),
    Booked: stateOf("Booked"),
    Left: stateOf("Left"),
    Ended: stateOf("Ended"),
  },
});
