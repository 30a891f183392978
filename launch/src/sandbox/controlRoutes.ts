import { randomUUID } from "node:crypto";
import { z } from "zod";
import { parseFaults } from "./faults.ts";
import { refundOrder } from "./kco/orderBook.ts";
import { completePurchase } from "./kco/purchase.ts";
import { pushTask } from "./kco/pushes.ts";
import type { Call, Outcome, Route, Sandbox } from "./protocolCall.ts";
import type { Task } from "./sandboxState.ts";
import { endPayment } from "./swish/swishBuyer.ts";

/*
 * The sandbox's own calls, for tests and measures: plan faults, push, and act as the buyer without a page. HTTP Basic,
 * like the protocols.
 */

const PlanFault = z.strictObject({
  /** The syntax is in faults.ts. */
  Fault: z.string().refine((text) => parseFaults(text) !== undefined),
  /** The call's name, as in the routes ("capture"); without it every call. */
  Call: z.string().optional(),
  /** Only calls about this order or payment of the merchant: "O-12" or "O-12-7001". */
  Reference: z.string().optional(),
  Times: z.int().min(1).max(1000).default(1),
});

/** Without a reference, all planned faults. */
const ClearFaults = z.strictObject({ Reference: z.string().optional() }).optional();

const Push = z.strictObject({
  CheckoutID: z.string(),
  /** Number of simultaneous pushes. */
  Times: z.int().min(1).max(1000).default(1),
  /** Milliseconds. */
  Delay: z.int().min(0).default(0),
  /** The order that the push names; the checkout's own by default. */
  OrderID: z.string().optional(),
});

const Buy = z.strictObject({ CheckoutID: z.string(), Method: z.enum(["CARD", "INVOICE"]).default("CARD") });
const Swish = z.strictObject({ InstructionID: z.string(), Status: z.enum(["PAID", "DECLINED"]).default("PAID") });

const reversalKinds = ["CHARGEBACK", "INVOICE_REVERSED"] as const;
const isReversal = (description: string | null) => reversalKinds.some((kind) => kind === description);

const Reverse = z.strictObject({
  OrderID: z.string(),
  /** Öre; what is captured and not refunded by default. */
  Amount: z.int().min(1).optional(),
  Kind: z.enum(reversalKinds).default("CHARGEBACK"),
});
const Withdraw = z.strictObject({ OrderID: z.string() });

const missing: Outcome = { answer: { status: 404 } };
const done = (changes: Outcome["changes"]): Outcome => ({ answer: { status: 204 }, ...(changes && { changes }) });

const withBody =
  <Schema extends z.ZodType>(schema: Schema, handle: (sandbox: Sandbox, body: z.output<Schema>) => Outcome) =>
  (sandbox: Sandbox, { body }: Call): Outcome => {
    const parsed = schema.safeParse(body);
    return parsed.success ? handle(sandbox, parsed.data) : { answer: { status: 422, body: parsed.error.issues } };
  };

const planFault = withBody(PlanFault, (_, { Fault, Call: call = null, Reference: reference = null, Times }) => {
  const id = randomUUID();
  return done({ faults: { [id]: { id, fault: Fault, call, reference, times: Times } } });
});

const clearFaults = withBody(ClearFaults, ({ state }, wanted) => {
  const cleared = state
    .list("faults")
    .filter(({ reference }) => wanted?.Reference === undefined || wanted.Reference === reference);
  return done({ faults: Object.fromEntries(cleared.map(({ id }) => [id, null])) });
});

const push = withBody(Push, (sandbox, { CheckoutID, Times, Delay, OrderID }) => {
  const checkout = sandbox.state.get("checkouts", CheckoutID);
  if (!checkout) return missing;
  const options = { delay: Delay, repeat: false, ...(OrderID !== undefined && { namedId: OrderID }) };
  const tasks: Record<string, Task> = {};
  for (let at = 0; at < Times; at += 1) Object.assign(tasks, pushTask(sandbox, checkout, options));
  return done({ tasks });
});

const buy = withBody(Buy, (sandbox, { CheckoutID, Method }) => {
  const checkout = sandbox.state.get("checkouts", CheckoutID);
  return checkout ? done(completePurchase(sandbox, checkout, Method)) : missing;
});

const swish = withBody(Swish, (sandbox, { InstructionID, Status }) => {
  const payment = sandbox.state.get("swishPayments", InstructionID);
  return payment ? done(endPayment(sandbox, payment, { status: Status })) : missing;
});

/** The provider takes money back by itself: order management shows a refund that the merchant did not instruct. */
const reverse = withBody(Reverse, ({ state, now }, { OrderID, Amount, Kind }) => {
  const order = state.get("orders", OrderID);
  if (!order) return missing;
  const amount = Amount ?? order.captured - order.refunded;
  const posting = { amount, description: Kind, reference: null, lines: [] };
  const changed = refundOrder(order, posting, now());
  return "refused" in changed ? { answer: { status: 409 } } : done({ orders: { [OrderID]: changed } });
});

/** The provider gives back what it took by itself: the disputes are decided for the merchant. */
const withdraw = withBody(Withdraw, ({ state }, { OrderID }) => {
  const order = state.get("orders", OrderID);
  if (!order) return missing;
  const taken = order.refunds.filter(({ description }) => isReversal(description));
  const refunded = order.refunded - taken.reduce((sum, { amount }) => sum + amount, 0);
  const refunds = order.refunds.filter((refund) => !taken.includes(refund));
  return done({ orders: { [OrderID]: { ...order, refunded, refunds } } });
});

/** The sandbox's books, to compare with the service's. */
const books = ({ state }: Sandbox): Outcome => ({
  answer: {
    status: 200,
    body: {
      Checkouts: state.list("checkouts"),
      Orders: state.list("orders"),
      SwishPayments: state.list("swishPayments"),
      SwishRefunds: state.list("swishRefunds"),
      Tasks: state.list("tasks"),
    },
  },
});

const route = (name: string, method: Route["method"], handle: Route["handle"]): Route => ({
  name,
  method,
  path: new RegExp(`^/sandbox/control/${name}$`),
  protocol: "control",
  handle,
});

export const controlRoutes: Route[] = [
  route("faults", "POST", planFault),
  route("faults", "DELETE", clearFaults),
  route("pushes", "POST", push),
  route("purchases", "POST", buy),
  route("swish", "POST", swish),
  route("reversals", "POST", reverse),
  route("reversals", "DELETE", withdraw),
  route("books", "GET", books),
];
