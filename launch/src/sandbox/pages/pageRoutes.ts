import { escapeHtml } from "../../html/escapeHtml.ts";
import type { Outcome, Route, Sandbox } from "../protocolCall.ts";
import { oreOf } from "../swish/swishRules.ts";
import { checkoutPages } from "./checkoutPages.ts";
import { kronor, page } from "./page.ts";
import { leaveScript, snippetScript } from "./scripts.ts";
import { swishPages, swishStates } from "./swishPages.ts";

const checkoutStates = { checkout_incomplete: "väntar", checkout_complete: "betald", aborted: "avbruten av butiken" };

/** How many of each kind the first page shows, newest first. */
const SHOWN = 20;

interface Entry {
  to: string;
  text: string;
}

function section(title: string, entries: Entry[], empty: string): string {
  const rows = entries.map(({ to, text }) => `<li><a href="${to}">${escapeHtml(text)}</a></li>`);
  return `<h2>${title}</h2>${rows.length > 0 ? `<ul>${rows.join("")}</ul>` : `<p>${empty}</p>`}`;
}

function home({ state }: Sandbox): Outcome {
  const newest = <Row>(rows: Row[]) => rows.slice(-SHOWN).reverse();
  const checkouts = newest(state.list("checkouts")).map(({ id, body, status }) => ({
    to: `/sandbox/kco/${id}`,
    text: `${body.merchant_reference1 ?? id}, ${kronor(body.order_amount)}, ${checkoutStates[status]}`,
  }));
  const swish = newest(state.list("swishPayments")).map(({ id, body, status }) => ({
    to: `/sandbox/swish/${id}`,
    text: `${body.payerAlias ?? "Genom appen"}, ${kronor(oreOf(body.amount) ?? 0)}, ${body.message}, ${swishStates[status].toLowerCase()}`,
  }));
  const intro = "<p>Här prövas betalningar i demoläget. Ingen bank och inget betalbolag nås.</p>";
  const answer = page(
    "Betalningar",
    `${intro}${section("Swish", swish, "Inga betalningar än.")}${section("Kort och faktura", checkouts, "Inga köp än.")}`,
  );
  return { answer };
}

const script = (body: string) => (): Outcome => ({
  answer: { status: 200, headers: { "content-type": "text/javascript; charset=utf-8" }, body },
});

const get = (name: string, path: RegExp, handle: Route["handle"]): Route => ({
  ...{ name, method: "GET", path, protocol: "page", handle },
});

/** The routes that browsers open. */
export const pageRoutes: Route[] = [
  get("home", /^\/sandbox\/?$/, home),
  get("health", /^\/sandbox\/health$/, () => ({ answer: { status: 200, body: { Status: "ok" } } })),
  get("snippet", /^\/sandbox\/snippet\.js$/, script(snippetScript)),
  get("leave", /^\/sandbox\/leave\.js$/, script(leaveScript)),
  ...checkoutPages,
  ...swishPages,
];
