import type { Answer, Call, Outcome, Route, Sandbox } from "../protocolCall.ts";
import type { Order, Posting } from "../sandboxState.ts";
import { badValue, kcoFault, noSuchOrder } from "./kcoFaults.ts";
import { checkPosting, checkReferences, type KcoPosting } from "./kcoRules.ts";
import {
  cancelOrder,
  captureOrder,
  currentOrder,
  extendOrder,
  type Refusal,
  refundOrder,
  releaseOrder,
} from "./orderBook.ts";

const captureBody = ({ id, amount, at, description, reference, lines }: Posting) => ({
  capture_id: id,
  captured_amount: amount,
  captured_at: at,
  description,
  reference,
  order_lines: lines,
});

const refundBody = ({ id, amount, at, description, reference, lines }: Posting) => ({
  refund_id: id,
  refunded_amount: amount,
  refunded_at: at,
  description,
  reference,
  order_lines: lines,
});

const orderBody = (order: Order) => ({
  order_id: order.id,
  status: order.status,
  fraud_status: "ACCEPTED",
  klarna_reference: order.id.slice(0, 8).toUpperCase(),
  purchase_country: order.body.purchase_country,
  purchase_currency: order.body.purchase_currency,
  locale: order.body.locale,
  order_amount: order.body.order_amount,
  original_order_amount: order.body.order_amount,
  captured_amount: order.captured,
  refunded_amount: order.refunded,
  remaining_authorized_amount: order.remaining,
  order_lines: order.body.order_lines,
  merchant_reference1: order.body.merchant_reference1 ?? null,
  merchant_reference2: order.body.merchant_reference2 ?? null,
  billing_address: order.body.billing_address ?? {},
  initial_payment_method: { type: order.method },
  captures: order.captures.map(captureBody),
  refunds: order.refunds.map(refundBody),
  created_at: order.createdAt,
  expires_at: order.expiresAt,
});

const store = (order: Order, answer: Answer): Outcome => ({ answer, changes: { orders: { [order.id]: order } } });

/** A call on an order that exists. */
const withOrder =
  (handle: (order: Order, call: Call, sandbox: Sandbox) => Outcome) =>
  (sandbox: Sandbox, call: Call): Outcome => {
    const order = sandbox.state.get("orders", call.id);
    return order ? handle(currentOrder(order, sandbox.now()), call, sandbox) : noSuchOrder();
  };

const refuse = ({ refused }: Refusal) => kcoFault(403, refused, "The order does not allow it");

/** A call that changes the order or is refused. */
const change = (decide: (order: Order, now: Date) => Order | Refusal) =>
  withOrder((order, _call, { now }) => {
    const changed = decide(order, now());
    return "refused" in changed ? refuse(changed) : store(changed, { status: 204 });
  });

function post(
  name: "capture" | "refund",
  decide: (order: Order, posting: KcoPosting, now: Date) => Order | Refusal,
): Route["handle"] {
  return withOrder((order, { body }, { now, innerUrl }) => {
    const checked = checkPosting(body, `${name}${name === "capture" ? "d" : "ed"}_amount` as "captured_amount");
    if ("faults" in checked) return badValue(checked.faults);
    const changed = decide(order, checked.value, now());
    if ("refused" in changed) return refuse(changed);
    const { id = "" } = changed[`${name}s`].at(-1) ?? {};
    const location = `${innerUrl}/sandbox/ordermanagement/v1/orders/${order.id}/${name}s/${id}`;
    return store(changed, { status: 201, headers: { [`${name}-id`]: id, location } });
  });
}

const listCaptures = withOrder((order) => ({ answer: { status: 200, body: order.captures.map(captureBody) } }));

const readCapture = withOrder((order, { action }) => {
  const capture = order.captures.find(({ id }) => id === action);
  return capture ? { answer: { status: 200, body: captureBody(capture) } } : kcoFault(404, "NO_SUCH_CAPTURE");
});

const reference = withOrder((order, { body }) => {
  const checked = checkReferences(body);
  if ("faults" in checked) return badValue(checked.faults);
  return store({ ...order, body: { ...order.body, ...checked.value } }, { status: 204 });
});

const acknowledge = withOrder((order, _call, { state }) => {
  const pushes = state.list("tasks").filter((task) => task.kind === "push" && task.checkoutId === order.id);
  const ended = Object.fromEntries(pushes.map(({ id }) => [id, null]));
  return {
    answer: { status: 204 },
    changes: { orders: { [order.id]: { ...order, acknowledged: true } }, tasks: ended },
  };
});

const read = withOrder((order) => ({ answer: { status: 200, body: orderBody(order) } }));

const route = (name: string, method: Route["method"], rest: string, handle: Route["handle"]): Route => ({
  name,
  method,
  path: new RegExp(`^/sandbox/ordermanagement/v1/orders/([^/]+)${rest}$`),
  protocol: "klarna",
  handle,
});

/** Order management v1. */
export const orderRoutes: Route[] = [
  route("readOrder", "GET", "", read),
  route("acknowledge", "POST", "/acknowledge", acknowledge),
  route("merchantReferences", "PATCH", "/merchant-references", reference),
  route("capture", "POST", "/captures", post("capture", captureOrder)),
  route("listCaptures", "GET", "/captures", listCaptures),
  route("readCapture", "GET", "/captures/([^/]+)", readCapture),
  route("refund", "POST", "/refunds", post("refund", refundOrder)),
  route("cancel", "POST", "/cancel", change(cancelOrder)),
  route("release", "POST", "/release-remaining-authorization", change(releaseOrder)),
  route("extend", "POST", "/extend-authorization-time", change(extendOrder)),
];
