import { kcoFault } from "./kco/kcoFaults.ts";
import type { Answer, Call, Route, Sandbox } from "./protocolCall.ts";
import type { Changes, StoredResponse } from "./sandboxState.ts";

/** Lifetime of a key in milliseconds. */
const LIFETIME = 24 * 3_600_000;

function keyOf(route: Route, { headers, id }: Call): string | undefined {
  const key = headers["klarna-idempotency-key"];
  if (route.protocol !== "klarna" || route.method === "GET" || typeof key !== "string") return undefined;
  return `${route.name} ${id} ${key}`;
}

const requestOf = ({ body }: Call) => JSON.stringify(body) ?? "";

/** The changes that remove stored responses with expired keys. */
export function expiredResponses({ state, now }: Sandbox): Changes {
  const old = state.list("answers").filter(({ at }) => now().getTime() - at > LIFETIME);
  return { answers: Object.fromEntries(old.map(({ id }) => [id, null])) };
}

/** The stored response of an earlier call with this key. The same key with another body is an error of the caller. */
export function findStoredResponse({ state, now }: Sandbox, route: Route, call: Call): Answer | undefined {
  const key = keyOf(route, call);
  const stored = key === undefined ? undefined : state.get("answers", key);
  if (!stored || now().getTime() - stored.at > LIFETIME) return undefined;
  if (stored.request !== requestOf(call)) return kcoFault(400, "BAD_VALUE", "Klarna-Idempotency-Key was used").answer;
  const { status, headers, body } = stored;
  return { status, headers, ...(body !== undefined && { body }) };
}

/** The change that stores the response of a successful call, to commit with the call's own changes. */
export function storeResponse({ now }: Sandbox, route: Route, call: Call, answer: Answer): Changes {
  const key = keyOf(route, call);
  if (key === undefined || answer.status >= 300) return {};
  const { status, headers = {}, body } = answer;
  const stored: StoredResponse = { id: key, request: requestOf(call), status, headers, body, at: now().getTime() };
  return { answers: { [key]: stored } };
}
