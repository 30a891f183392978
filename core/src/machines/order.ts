import { setup } from "xstate";
import type { OrderState } from "../order/orderStateSchema.ts";
import { type OrderEvent, orderTransitions } from "../order/orderTransitions.ts";

const descriptions: Record<OrderState, string> = {
  Created: "Beställningen är gjord. Priset gäller i 48 timmar.",
  AwaitingPayment: "Köparen har börjat betala.",
  Paid: "Beställningen är betald och väntar på att någon tar sig an den.",
  InProgress: "En jurist arbetar med beställningen.",
  AwaitingCustomer: "Arbetet väntar på svar från köparen.",
  Delivered: "Köparen har fått det som beställts.",
  Closed: "Beställningen är avslutad.",
  Withdrawn: "Köparen har ångrat sig.",
  Refunded: "Hela priset är återbetalt.",
  Cancelled: "Beställningen avbröts före betalningen.",
  Expired: "Beställningen betalades inte i tid.",
};

const stateOf = (State: OrderState) => ({
  description: descriptions[State],
  on: orderTransitions[State],
  ...(Object.keys(orderTransitions[State]).length === 0 && { type: "final" as const }),
});

/** An order from the form to its end. The API checks the same table of transitions (order/orderTransitions.ts). */
export const order = setup({ types: { events: {} as { type: OrderEvent } } }).createMachine({
  id: "order",
  description: "En beställning från formuläret till leveransen, eller till att den avslutas utan.",
  initial: "Created",
  states: {
    Created: stateOf("Created"),
    AwaitingPayment: stateOf("AwaitingPayment"),
    Paid: stateOf("Paid"),
    InProgress: stateOf("InProgress"),
    AwaitingCustomer: stateOf("AwaitingCustomer"),
    Delivered: stateOf("Delivered"),
    Closed: stateOf("Closed"),
    Withdrawn: stateOf("Withdrawn"),
    Refunded: stateOf("Refunded"),
    Cancelled: stateOf("Cancelled"),
    Expired: stateOf("Expired"),
  },
});
