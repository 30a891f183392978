import { randomUUID } from "node:crypto";
import { isPushedEarly } from "../faults.ts";
import type { Call, Outcome, Route, Sandbox } from "../protocolCall.ts";
import type { Checkout } from "../sandboxState.ts";
import { badValue, kcoFault, noSuchOrder } from "./kcoFaults.ts";
import { checkOrder } from "./kcoRules.ts";
import { pushTask } from "./pushes.ts";

/** An incomplete checkout expires after 48 hours (docs.klarna.com/kco). */
const LIFETIME = 48 * 3_600_000;

export function findCheckout({ state, now }: Sandbox, id: string): Checkout | undefined {
  const checkout = state.get("checkouts", id);
  if (!checkout) return undefined;
  const isOld = now().getTime() - Date.parse(checkout.startedAt) > LIFETIME;
  return checkout.status === "checkout_incomplete" && isOld ? undefined : checkout;
}

/** The script of the snippet finds the container by its id, as Klarna's does. */
const snippetOf = ({ id }: Checkout) =>
  `<div id="klarna-checkout-container" data-checkout="${id}"></div><script src="/sandbox/snippet.js"></script>`;

export const checkoutBody = (checkout: Checkout) => ({
  order_id: checkout.id,
  status: checkout.status,
  ...checkout.body,
  html_snippet: snippetOf(checkout),
  started_at: checkout.startedAt,
  last_modified_at: checkout.modifiedAt,
  ...(checkout.status === "checkout_complete" && { completed_at: checkout.modifiedAt }),
});

function create(sandbox: Sandbox, { body }: Call): Outcome {
  const checked = checkOrder(body);
  if ("faults" in checked) return badValue(checked.faults);
  const id = randomUUID();
  const at = sandbox.now().toISOString();
  const checkout: Checkout = {
    id,
    status: "checkout_incomplete",
    body: checked.value,
    startedAt: at,
    modifiedAt: at,
  };
  const tasks = isPushedEarly(checkout) ? pushTask(sandbox, checkout, { delay: 0, repeat: false }) : {};
  return {
    answer: {
      status: 201,
      headers: { location: `${sandbox.innerUrl}/sandbox/checkout/v3/orders/${id}` },
      body: checkoutBody(checkout),
    },
    changes: { checkouts: { [id]: checkout }, tasks },
  };
}

function read(sandbox: Sandbox, { id }: Call): Outcome {
  const checkout = findCheckout(sandbox, id);
  return checkout && checkout.status !== "aborted"
    ? { answer: { status: 200, body: checkoutBody(checkout) } }
    : noSuchOrder();
}

const readOnly = () => kcoFault(403, "READ_ONLY_ORDER", "The order can no longer be changed");

function update(sandbox: Sandbox, { id, body }: Call): Outcome {
  const checkout = findCheckout(sandbox, id);
  if (!checkout) return noSuchOrder();
  if (checkout.status !== "checkout_incomplete") return readOnly();
  const checked = checkOrder({ ...checkout.body, ...(body as object) });
  if ("faults" in checked) return badValue(checked.faults);
  const changed = { ...checkout, body: checked.value, modifiedAt: sandbox.now().toISOString() };
  return { answer: { status: 200, body: checkoutBody(changed) }, changes: { checkouts: { [id]: changed } } };
}

function abort(sandbox: Sandbox, { id }: Call): Outcome {
  const checkout = findCheckout(sandbox, id);
  if (!checkout) return noSuchOrder();
  if (checkout.status !== "checkout_incomplete") return readOnly();
  const aborted: Checkout = { ...checkout, status: "aborted", modifiedAt: sandbox.now().toISOString() };
  return { answer: { status: 200 }, changes: { checkouts: { [id]: aborted } } };
}

const path = (rest: string) => new RegExp(`^/sandbox/checkout/v3/orders${rest}$`);

/** KCO v3. */
export const checkoutRoutes: Route[] = [
  { name: "createCheckout", method: "POST", path: path(""), protocol: "klarna", handle: create },
  { name: "readCheckout", method: "GET", path: path("/([^/]+)"), protocol: "klarna", handle: read },
  { name: "updateCheckout", method: "POST", path: path("/([^/]+)"), protocol: "klarna", handle: update },
  { name: "abortCheckout", method: "POST", path: path("/([^/]+)/abort"), protocol: "klarna", handle: abort },
];
