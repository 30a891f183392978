import { escapeHtml } from "../../html/escapeHtml.ts";
import { findCheckout } from "../kco/checkoutRoutes.ts";
import { completePurchase, validatePurchase } from "../kco/purchase.ts";
import { fillTemplate, pushTask } from "../kco/pushes.ts";
import type { Answer, Call, Outcome, Route, Sandbox } from "../protocolCall.ts";
import type { Checkout, Method, Task } from "../sandboxState.ts";
import { button, kronor, page } from "./page.ts";

const missing = (): Outcome => ({
  answer: page("Kassan finns inte", "<p>Köpet är avslutat eller för gammalt.</p>", { status: 404 }),
});

function summary({ body }: Checkout): string {
  const rows = body.order_lines.map(
    ({ name, quantity, total_amount }) =>
      `<dt>${escapeHtml(name)}${quantity === 1 ? "" : ` × ${quantity}`}</dt><dd>${kronor(total_amount)}</dd>`,
  );
  return `<dl>${rows.join("")}<dt>Att betala</dt><dd><strong>${kronor(body.order_amount)}</strong></dd>
    <dt>varav moms</dt><dd>${kronor(body.order_tax_amount)}</dd></dl>`;
}

const actions: [action: string, text: string][] = [
  ["card", "Betala med kort"],
  ["invoice", "Betala mot faktura"],
  ["later", "Betala senare"],
  ["decline", "Neka"],
  ["cancel", "Avbryt"],
  ["abandon", "Lämna"],
];

const pushActions: [action: string, text: string][] = [
  ["push", "Skicka köpets besked en gång till"],
  ["push-forged", "Skicka besked om en order som inte finns"],
];

function openPage(checkout: Checkout, message = ""): Answer {
  const to = (action: string) => `/sandbox/kco/${checkout.id}/${action}`;
  const list = (pairs: [string, string][]) => pairs.map(([action, text]) => button(to(action), text)).join("");
  const note = message && `<p role="alert">${escapeHtml(message)}</p>`;
  return page(
    "Betala",
    `${note}${summary(checkout)}${list(actions)}
    <details><summary>Pröva fel</summary>${list(pushActions)}</details>`,
  );
}

function show(sandbox: Sandbox, { id }: Call): Outcome {
  const checkout = findCheckout(sandbox, id);
  if (!checkout || checkout.status === "aborted") return missing();
  if (checkout.status === "checkout_incomplete") return { answer: openPage(checkout) };
  return { answer: page("Tack för ditt köp", summary(checkout)) };
}

const confirmationOf = ({ id, body }: Checkout) => fillTemplate(body.merchant_urls.confirmation, id);

/** Completes the purchase, unless the merchant's validation denies it. */
async function pay(sandbox: Sandbox, checkout: Checkout, method: Method): Promise<() => Outcome> {
  const validation = await validatePurchase(checkout);
  return () => {
    if ("location" in validation) {
      return { answer: page("Butiken nekade köpet", "", { leaveTo: validation.location }) };
    }
    if (!validation.approved) return { answer: openPage(checkout, validation.message) };
    // The checkout may have changed during the merchant's validation.
    const current = sandbox.state.get("checkouts", checkout.id) ?? checkout;
    if (current.modifiedAt !== checkout.modifiedAt) return show(sandbox, call(checkout.id));
    return {
      answer: page("Tack för ditt köp", summary(checkout), { leaveTo: confirmationOf(checkout) }),
      changes: completePurchase(sandbox, checkout, method),
    };
  };
}

const call = (id: string): Call => ({ id, action: "", query: new URLSearchParams(), headers: {}, body: undefined });

function payLater(sandbox: Sandbox, checkout: Checkout): Outcome {
  const id = crypto.randomUUID();
  const at = sandbox.now().getTime() + sandbox.pace.later;
  const task: Task = { id, at, attempts: 0, kind: "complete", checkoutId: checkout.id, method: "INVOICE" };
  const text = `<p>Köpet genomförs om ${sandbox.pace.later / 1000} sekunder, även om du stänger sidan.</p>`;
  return { answer: page("Betala senare", text), changes: { tasks: { [id]: task } } };
}

function pushAgain(sandbox: Sandbox, checkout: Checkout, namedId?: string): Outcome {
  const options = { delay: 0, repeat: false, ...(namedId !== undefined && { namedId }) };
  const answer = page("Skickat", `<p><a href="/sandbox/kco/${checkout.id}">Tillbaka</a></p>`);
  return { answer, changes: { tasks: pushTask(sandbox, checkout, options) } };
}

const leave = (checkout: Checkout): Outcome => ({
  answer: page("Du avbröt", "", { leaveTo: fillTemplate(checkout.body.merchant_urls.checkout, checkout.id) }),
});

/** Abandons: the checkout stays open. */
const abandon = (): Outcome => ({
  answer: page("Du lämnade kassan", "<p>Köpet är inte genomfört. Du kan komma tillbaka inom 48 timmar.</p>"),
});

function act(sandbox: Sandbox, { id, action }: Call): Outcome | Promise<() => Outcome> {
  const checkout = findCheckout(sandbox, id);
  if (!checkout || checkout.status === "aborted") return missing();
  if (action === "push") return pushAgain(sandbox, checkout);
  if (action === "push-forged") return pushAgain(sandbox, checkout, crypto.randomUUID());
  if (checkout.status !== "checkout_incomplete") return show(sandbox, call(id));
  if (action === "card") return pay(sandbox, checkout, "CARD");
  if (action === "invoice") return pay(sandbox, checkout, "INVOICE");
  if (action === "later") return payLater(sandbox, checkout);
  if (action === "decline") return { answer: openPage(checkout, "Betalningen nekades. Välj ett annat sätt.") };
  if (action === "cancel") return leave(checkout);
  return abandon();
}

/** The pages of the frame that the html_snippet opens. */
export const checkoutPages: Route[] = [
  { name: "checkoutPage", method: "GET", path: /^\/sandbox\/kco\/([^/]+)$/, protocol: "page", handle: show },
  {
    name: "checkoutAction",
    method: "POST",
    path: /^\/sandbox\/kco\/([^/]+)\/(card|invoice|later|decline|cancel|abandon|push|push-forged)$/,
    protocol: "page",
    handle: act,
  },
];
