import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { controlRoutes } from "./controlRoutes.ts";
import { applyFaults, type Faults, faultsOf, refusalOf, responseDelay } from "./faults.ts";
import { findStoredResponse, storeResponse } from "./idempotency.ts";
import { checkoutRoutes } from "./kco/checkoutRoutes.ts";
import { kcoFault } from "./kco/kcoFaults.ts";
import { orderRoutes } from "./kco/orderRoutes.ts";
import { pageRoutes } from "./pages/pageRoutes.ts";
import type { Answer, Call, Outcome, Route, Sandbox } from "./protocolCall.ts";
import { swishRoutes } from "./swish/swishRoutes.ts";

const routes = [...checkoutRoutes, ...orderRoutes, ...swishRoutes, ...controlRoutes, ...pageRoutes];

export interface Credentials {
  user: string;
  password: string;
}

function isAuthorised({ headers }: IncomingMessage, { user, password }: Credentials): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`);
  const given = Buffer.from(headers.authorization ?? "");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function parseBody(type: string, raw: string): unknown {
  if (raw === "") return undefined;
  if (type.startsWith("application/x-www-form-urlencoded")) return Object.fromEntries(new URLSearchParams(raw));
  return JSON.parse(raw) as unknown;
}

function find(method: string, pathname: string): { route: Route; match: RegExpExecArray } | undefined {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(pathname) : null;
    if (match) return { route, match };
  }
  return undefined;
}

function respond(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  const content = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const type = content === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
  response.writeHead(status, { ...type, "cache-control": "no-store", ...headers });
  response.end(content);
}

/** Commits the changes of a call, together with the response under its idempotency key. */
function commitOutcome(sandbox: Sandbox, route: Route, call: Call, { answer, changes }: Outcome): Answer {
  const stored = { ...changes, ...storeResponse(sandbox, route, call, answer) };
  if (Object.keys(stored).length > 0) sandbox.state.commit(stored);
  return answer;
}

async function handle(sandbox: Sandbox, route: Route, call: Call): Promise<Answer> {
  const before = findStoredResponse(sandbox, route, call);
  if (before) return before;
  const outcome = route.handle(sandbox, call);
  return commitOutcome(sandbox, route, call, outcome instanceof Promise ? (await outcome)() : outcome);
}

async function handleWithFaults(sandbox: Sandbox, route: Route, call: Call, faults: Faults): Promise<Answer | "lost"> {
  await delay(responseDelay(faults));
  const refusal = refusalOf(faults);
  if (refusal) return refusal;
  const answer = applyFaults(await handle(sandbox, route, call), faults);
  return faults.has("lostAnswer") ? "lost" : answer;
}

async function serve(sandbox: Sandbox, credentials: Credentials, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://sandbox");
  const found = find(request.method === "HEAD" ? "GET" : (request.method ?? "GET"), pathname);
  const raw = await text(request);
  if (!found) return respond(response, { status: 404 });
  const { route, match } = found;
  const isProtected = route.protocol === "klarna" || route.protocol === "control";
  if (isProtected && !isAuthorised(request, credentials)) return respond(response, { status: 401 });
  const [, id = "", action = ""] = match;
  const call: Call = { id: decodeURIComponent(id), action, query, headers: request.headers, body: undefined };
  try {
    call.body = parseBody(request.headers["content-type"] ?? "", raw);
  } catch {
    return respond(response, kcoFault(400, "BAD_VALUE", "The body is not JSON").answer);
  }
  const isFaulty = route.protocol === "klarna" || route.protocol === "swish";
  const faults: Faults = isFaulty ? faultsOf(sandbox.state, { ...call, name: route.name }) : new Map();
  const answer = await handleWithFaults(sandbox, route, call, faults);
  if (answer === "lost") response.destroy();
  else respond(response, answer);
}

/** Serves the protocols, the control calls and the pages below /sandbox. */
export function startWeb(port: number, sandbox: Sandbox, credentials: Credentials): Promise<Server> {
  const server = createServer((request, response) => {
    serve(sandbox, credentials, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
