import { setup } from "xstate";
import type { PaymentState } from "../payment/paymentStateSchema.ts";
import { type PaymentEvent, paymentTransitions } from "../payment/paymentTransitions.ts";

const descriptions: Record<PaymentState, string> = {
  Initiated: "Betalningen är påbörjad hos betaltjänsten.",
  Authorised: "Beloppet är reserverat. Det dras när arbetet börjar.",
  Captured: "Pengarna är dragna.",
  PartRefunded: "En del är återbetald.",
  Refunded: "Allt är återbetalt.",
  Declined: "Betaltjänsten eller köparen nekade betalningen.",
  Cancelled: "Betalningen avbröts eller släpptes utan att pengar drogs.",
  Expired: "Betalningen slutfördes inte, eller drogs inte, i tid.",
  Failed: "Betalningen gick inte att påbörja.",
};

const stateOf = (State: PaymentState) => ({
  description: descriptions[State],
  on: paymentTransitions[State],
  ...(Object.keys(paymentTransitions[State]).length === 0 && { type: "final" as const }),
});

/** A payment of an order. The API checks the same table of transitions (payment/paymentTransitions.ts). */
export const payment = setup({ types: { events: {} as { type: PaymentEvent } } }).createMachine({
  id: "payment",
  description: "En betalning från att den påbörjas till att pengarna är dragna eller återbetalda.",
  initial: "Initiated",
  states: {
    Initiated: stateOf("Initiated"),
    Authorised: stateOf("Authorised"),
    Captured: stateOf("Captured"),
    PartRefunded: stateOf("PartRefunded"),
    Refunded: stateOf("Refunded"),
    Declined: stateOf("Declined"),
    Cancelled: stateOf("Cancelled"),
    Expired: stateOf("Expired"),
    Failed: stateOf("Failed"),
  },
});
