import type { IncomingHttpHeaders } from "node:http";
import { concerns } from "./callReferences.ts";
import type { Answer } from "./protocolCall.ts";
import type { Changes, Checkout, PlannedFault, State } from "./sandboxState.ts";

/*
 * Faults are words separated by commas: "429", "500", "503", "refused" (no effect), "slow=30" (seconds), "lostAnswer" (no response, after the
 * commit), "malformed" (an unreadable body, after the commit), "refusedAfter" (a refusal, after the commit), "wrongAmount",
 * "wrongCurrency"; for an order also "push=double", "push=late", "push=early"
 * (before the purchase), "push=forged" (names an order that does not exist) and "push=none". They come from the header
 * Sandbox-Fault, from POST /sandbox/control/faults, or from an order's merchant_reference2 that begins with "fault:".
 */

/** Faults by name. The value is empty for a fault without one. */
export type Faults = ReadonlyMap<string, string>;

const valueless = [
  "429",
  "500",
  "503",
  "refused",
  "lostAnswer",
  "malformed",
  "refusedAfter",
  "wrongAmount",
  "wrongCurrency",
];
const withValue: Record<string, RegExp> = { slow: /^\d{1,3}(\.\d+)?$/, push: /^(double|late|early|forged|none)$/ };

/** Undefined for a text with an unknown fault. */
export function parseFaults(text: string): Faults | undefined {
  const pairs = text.split(",").map((part) => part.trim().split("=") as [string, string?]);
  const known = pairs.every(([name, value]) =>
    value === undefined ? valueless.includes(name) : withValue[name]?.test(value),
  );
  return known ? new Map(pairs.map(([name, value = ""]) => [name, value])) : undefined;
}

const none: Faults = new Map();
const PREFIX = "fault:";

const ofReference = (reference: unknown): Faults =>
  typeof reference === "string" && reference.startsWith(PREFIX)
    ? (parseFaults(reference.slice(PREFIX.length)) ?? none)
    : none;

const ofOrder = (body: unknown): Faults =>
  ofReference((body as { merchant_reference2?: unknown } | undefined)?.merchant_reference2);

interface FaultyCall {
  name: string;
  id: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const useUp = (fault: PlannedFault): Changes => ({
  faults: { [fault.id]: fault.times > 1 ? { ...fault, times: fault.times - 1 } : null },
});

/** The faults of a call. Each planned fault is used `times` times. */
export function faultsOf(state: State, { name, id, headers, body }: FaultyCall): Faults {
  const planned = state
    .list("faults")
    .filter(({ call }) => call === null || call === name)
    .find(({ reference = null }) => reference === null || concerns(state, { id, body }, reference));
  if (planned) state.commit(useUp(planned));
  const given = headers["sandbox-fault"];
  return new Map([
    ...ofOrder(body),
    ...ofOrder(state.get("checkouts", id)?.body),
    ...(parseFaults(String(given ?? "")) ?? none),
    ...(parseFaults(planned?.fault ?? "") ?? none),
  ]);
}

/** Milliseconds before the call is handled. */
export const responseDelay = (faults: Faults) => Number(faults.get("slow") ?? 0) * 1000;

const forbidden: Answer = { status: 403, body: { error_code: "FORBIDDEN" } };

const refusals: [string, Answer][] = [
  ["429", { status: 429, headers: { "retry-after": "1" }, body: { error_code: "TOO_MANY_REQUESTS" } }],
  ["500", { status: 500, body: { error_code: "INTERNAL_ERROR" } }],
  ["503", { status: 503, body: { error_code: "TEMPORARILY_UNAVAILABLE" } }],
  ["refused", forbidden],
];

/** An error response. The call has no effect. */
export const refusalOf = (faults: Faults): Answer | undefined => refusals.find(([name]) => faults.has(name))?.[1];

function corruptAmounts(body: object, faults: Faults): object {
  const { order_amount, amount, purchase_currency, currency } = body as Record<string, unknown>;
  return {
    ...body,
    ...(faults.has("wrongAmount") && typeof order_amount === "number" && { order_amount: order_amount + 100 }),
    ...(faults.has("wrongAmount") && typeof amount === "number" && { amount: amount + 1 }),
    ...(faults.has("wrongCurrency") && purchase_currency !== undefined && { purchase_currency: "NOK" }),
    ...(faults.has("wrongCurrency") && currency !== undefined && { currency: "NOK" }),
  };
}

/** Applies the faults to the response. */
export function applyFaults(answer: Answer, faults: Faults): Answer {
  if (faults.has("refusedAfter")) return forbidden;
  if (faults.has("malformed")) return { ...answer, body: '{"order_id": "' };
  const { body } = answer;
  const isRecord = typeof body === "object" && body !== null && !Array.isArray(body);
  return isRecord ? { ...answer, body: corruptAmounts(body, faults) } : answer;
}

/** The fault of an order's push; undefined for a normal push. */
export const pushKind = ({ body }: Checkout): string | undefined => ofOrder(body).get("push");

/** Whether a push is sent before the purchase. */
export const isPushedEarly = (checkout: Checkout): boolean => pushKind(checkout) === "early";

/** Delay of a late push in milliseconds. */
export const latePushDelay = 60_000;
