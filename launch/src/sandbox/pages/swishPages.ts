import { escapeHtml } from "../../html/escapeHtml.ts";
import type { Call, Outcome, Route, Sandbox } from "../protocolCall.ts";
import type { SwishPayment } from "../sandboxState.ts";
import { endPayment } from "../swish/swishBuyer.ts";
import { oreOf } from "../swish/swishRules.ts";
import { button, kronor, page } from "./page.ts";

const missing = (): Outcome => ({
  answer: page("Betalningen finns inte", "<p>Öppna länken från butiken igen.</p>", { status: 404 }),
});

/** Swedish names of the states. */
export const swishStates = {
  CREATED: "Väntar på dig",
  PAID: "Betald",
  DECLINED: "Nekad",
  ERROR: "Misslyckad",
  CANCELLED: "Avbruten av butiken",
};

/** Links only to the shop's origin, since the query is untrusted. */
function returnLink({ publicUrl }: Sandbox, address: string): string {
  const isOurs = URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin;
  return isOurs ? `<p><a href="${escapeHtml(address)}">Tillbaka till butiken</a></p>` : "";
}

function appPage(sandbox: Sandbox, payment: SwishPayment, returnUrl: string): Outcome {
  const { id, body, status, errorCode } = payment;
  const query = new URLSearchParams({ callbackurl: returnUrl });
  const to = (action: string) => `/sandbox/swish/${id}/${action}?${query}`;
  const choices = [button(to("approve"), "Godkänn"), button(to("decline"), "Neka"), button(to("wait"), "Vänta")];
  const facts = `<dl><dt>Till</dt><dd>${escapeHtml(body.payeeAlias)}</dd>
    <dt>Belopp</dt><dd><strong>${kronor(oreOf(body.amount) ?? 0)}</strong></dd>
    <dt>Meddelande</dt><dd>${escapeHtml(body.message)}</dd>
    <dt>Läge</dt><dd>${swishStates[status]}${errorCode ? ` (${escapeHtml(errorCode)})` : ""}</dd></dl>`;
  const end = status === "CREATED" ? choices.join("") : returnLink(sandbox, returnUrl);
  return { answer: page("Betala med Swish", `${facts}${end}`) };
}

const returnUrlOf = ({ query }: Call) => query.get("callbackurl") ?? "";

function openApp(sandbox: Sandbox, call: Call): Outcome {
  const token = call.query.get("token");
  const payment = sandbox.state.list("swishPayments").find((each) => each.token !== null && each.token === token);
  return payment ? appPage(sandbox, payment, returnUrlOf(call)) : missing();
}

function show(sandbox: Sandbox, call: Call): Outcome {
  const payment = sandbox.state.get("swishPayments", call.id);
  return payment ? appPage(sandbox, payment, returnUrlOf(call)) : missing();
}

function act(sandbox: Sandbox, call: Call): Outcome {
  const payment = sandbox.state.get("swishPayments", call.id);
  if (!payment) return missing();
  if (call.action === "wait" || payment.status !== "CREATED") return appPage(sandbox, payment, returnUrlOf(call));
  const changes = endPayment(sandbox, payment, { status: call.action === "approve" ? "PAID" : "DECLINED" });
  const ended = changes.swishPayments?.[payment.id] ?? payment;
  return { ...appPage(sandbox, ended, returnUrlOf(call)), changes };
}

/** The simulated app: by the link of an m-commerce token, or by the instruction id from the sandbox's first page. */
export const swishPages: Route[] = [
  { name: "swishApp", method: "GET", path: /^\/sandbox\/swish\/app$/, protocol: "page", handle: openApp },
  { name: "swishPage", method: "GET", path: /^\/sandbox\/swish\/([0-9A-F]{32})$/, protocol: "page", handle: show },
  {
    name: "swishAction",
    method: "POST",
    path: /^\/sandbox\/swish\/([0-9A-F]{32})\/(approve|decline|wait)$/,
    protocol: "page",
    handle: act,
  },
];
