import { expect, test } from "vitest";
import { type AnyStateMachine, getNextSnapshot } from "xstate";
import { orderStates } from "../order/orderStateSchema.ts";
import { nextOrderState, orderEvents } from "../order/orderTransitions.ts";
import { paymentStates } from "../payment/paymentStateSchema.ts";
import { nextPaymentState, paymentEvents } from "../payment/paymentTransitions.ts";
import { withdrawalStates } from "../withdrawal/withdrawalSchema.ts";
import { nextWithdrawalState, withdrawalEvents } from "../withdrawal/withdrawalTransitions.ts";
import { order } from "./order.ts";
import { payment } from "./payment.ts";
import { withdrawal } from "./withdrawal.ts";

const pairs: {
  machine: AnyStateMachine;
  states: readonly string[];
  events: readonly string[];
  next: (state: never, event: never) => string | null;
}[] = [
  { machine: order, states: orderStates, events: orderEvents, next: nextOrderState },
  { machine: payment, states: paymentStates, events: paymentEvents, next: nextPaymentState },
  { machine: withdrawal, states: withdrawalStates, events: withdrawalEvents, next: nextWithdrawalState },
];

test.each(pairs)(
  "the machine $machine.id moves as the rule that the API checks",
  ({ machine, states, events, next }) => {
    expect(Object.keys(machine.states).toSorted()).toEqual([...states].toSorted());
    for (const state of states) {
      const snapshot = machine.resolveState({ value: state, context: {} });
      for (const type of events) {
        const expected = next(state as never, type as never);
        const can = snapshot.status === "active" && snapshot.can({ type });
        expect(can, `${type} in ${state}`).toBe(expected !== null);
        if (can) expect(getNextSnapshot(machine, snapshot, { type }).value).toBe(expected);
      }
    }
  },
);

/** Written by hand instead of derived from the tables. */
const allowedForOrders: Record<string, string> = {
  INITIATE: "Created>AwaitingPayment AwaitingPayment>AwaitingPayment",
  PAY: "AwaitingPayment>Paid",
  TAKE: "Paid>InProgress",
  ASK: "InProgress>AwaitingCustomer AwaitingCustomer>AwaitingCustomer",
  REPLY: "AwaitingCustomer>InProgress",
  DELIVER: "InProgress>Delivered AwaitingCustomer>Delivered",
  CLOSE: "Delivered>Closed",
  REOPEN: "Delivered>InProgress Closed>InProgress",
  WITHDRAW: "Paid>Withdrawn InProgress>Withdrawn AwaitingCustomer>Withdrawn Delivered>Withdrawn Closed>Withdrawn",
  REFUND: "Paid>Refunded InProgress>Refunded AwaitingCustomer>Refunded Delivered>Refunded Closed>Refunded",
  CANCEL: "Created>Cancelled AwaitingPayment>Cancelled",
  EXPIRE: "Created>Expired AwaitingPayment>Expired",
};

const allowedForPayments: Record<string, string> = {
  AUTHORISE: "Initiated>Authorised Declined>Authorised Cancelled>Authorised Expired>Authorised Failed>Authorised",
  DEBIT: "Initiated>Captured Declined>Captured Cancelled>Captured Expired>Captured Failed>Captured",
  CAPTURE: "Authorised>Captured",
  REFUND_PART: "Captured>PartRefunded PartRefunded>PartRefunded",
  REFUND: "Captured>Refunded PartRefunded>Refunded",
  DECLINE: "Initiated>Declined",
  CANCEL: "Initiated>Cancelled Authorised>Cancelled",
  EXPIRE: "Initiated>Expired Authorised>Expired",
  FAIL: "Initiated>Failed",
};

test("each event leads to its state where it is allowed, and nowhere else", () => {
  const written = (
    states: readonly string[],
    event: string,
    next: (state: never, event: never) => string | null,
  ): string =>
    states.flatMap((state) => next(state as never, event as never)?.replace(/^/, `${state}>`) ?? []).join(" ");
  expect(Object.fromEntries(orderEvents.map((event) => [event, written(orderStates, event, nextOrderState)]))).toEqual(
    allowedForOrders,
  );
  expect(
    Object.fromEntries(paymentEvents.map((event) => [event, written(paymentStates, event, nextPaymentState)])),
  ).toEqual(allowedForPayments);
});

test("only late money follows a payment that ended without money", () => {
  for (const state of ["Declined", "Cancelled", "Expired", "Failed"] as const) {
    const possible = paymentEvents.filter((event) => nextPaymentState(state, event) !== null);
    expect(possible).toEqual(["AUTHORISE", "DEBIT"]);
  }
});
