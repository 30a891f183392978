import { isStaff } from "@lagrum/core/account/roles";
import type { Endpoint, Parsed, Success } from "@lagrum/core/contract/endpoint";
import { code as codeFormat, idList, isStorable } from "@lagrum/core/contract/fieldSchema";
import { toDetails } from "@lagrum/core/contract/problem";
import { type Endpoints, endpoints } from "@lagrum/core/endpoints";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { keepPrivate, varyByCaller } from "./cacheHeaders.ts";
import { contentDisposition } from "./contentDisposition.ts";
import { type EventBody, openEventBody } from "./eventBody.ts";
import { Failure } from "./failure.ts";
import { onceForKey, readKey } from "./idempotency.ts";
import { checkInput } from "./inputCheck.ts";
import { countRows } from "./listResponse.ts";
import { createLimits } from "./rateLimits.ts";
import { readingCalls } from "./readingCalls.ts";
import type { ServiceContext } from "./serviceContext.ts";
import { type Account, type AccountReader, checkAccess, readAccounts } from "./session.ts";
import { SimpleRestQuery, usesSimpleRest, withoutPages } from "./simpleRest.ts";

type Work<T, C extends Account | null = Account | null> = (context: ServiceContext<C>) => Promise<T>;
type CallerOf<E extends Endpoint> = E["access"] extends "account" | "staff" | "admin" ? Account : Account | null;

/**
 * One call as its handler gets it: parsed by the contract, with its caller. Access has been checked already:
 * staff endpoints have a caller with a role, guest endpoints a well-formed code, which the handler must look up.
 */
export type Call<E extends Endpoint> = Parsed<E> & {
  caller: CallerOf<E>;
  /** The client's network address. Personal data: never stored or logged. */
  ip: string;
  /** The random ID in the site's cookie of someone who books; null unless the site sends it. Never logged. */
  device: string | null;
  accessCode: E["access"] extends "guest" ? string : string | null;
  /** The header of a callback from Swish; it came with our own request. */
  callbackIdentifier: string | null;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
  /** Streams the finished part of the body to a caller that accepts events; does nothing for others. */
  progress: (body: Success<E>["body"]) => void;
  /**
   * Runs the call's one transaction. For an idempotent endpoint the work returns the whole response, {status, body}: it is
   * stored with the Idempotency-Key in the same transaction, and replayed when the key is sent again.
   * Everything that affects the response belongs inside.
   */
  write: E["idempotent"] extends true
    ? (work: Work<Success<E>, CallerOf<E>>) => Promise<Success<E>>
    : E["idempotent"] extends "write"
      ? (work: Work<unknown, CallerOf<E>>) => Promise<unknown>
      : <T>(work: Work<T, CallerOf<E>>) => Promise<T>;
};

/** A download has a name, which becomes its Content-Disposition. */
type Named<E extends Endpoint> = Success<E> & (E["media"] extends string ? { fileName: string } : unknown);

export type Handlers = { [K in keyof Endpoints]: (call: Call<Endpoints[K]>) => Promise<Named<Endpoints[K]>> };

interface AnyResponse {
  status: number;
  body: unknown;
  fileName?: string;
}
interface AnyCall {
  params: unknown;
  query: unknown;
  body: unknown;
  caller: Account | null;
  ip: string;
  device: string | null;
  accessCode: string | null;
  callbackIdentifier: string | null;
  signal: AbortSignal;
  progress: (body: unknown) => void;
  write: (work: Work<AnyResponse>) => Promise<AnyResponse>;
}
/** From here on, endpoints are untyped. */
type AnyHandler = (call: AnyCall) => Promise<AnyResponse>;

declare module "fastify" {
  interface FastifyRequest {
    caller: Account | null;
    accessCode: string | null;
  }
}

/** Maximum length of a query, in characters. */
const QUERY_LIMIT = 2048;

/** Largest body from staff and buyers: long HTML, or a chunk of a file. Bytes. */
const STAFF_BODY_LIMIT = 256 * 1024;

const hasLargeBody = ({ access }: Endpoint) => access === "staff" || access === "admin" || access === "guestOrStaff";

const nothing = z.strictObject({});
/** Staff may query some rows of a list without pages. */
const wholeListQuery = z.strictObject({ ID: idList });
const noBody = nothing.nullish();

/** Registers every endpoint of the contract with its handler. */
export function serve(server: FastifyInstance, app: App, handlers: Handlers): void {
  server.decorateRequest("caller", null);
  server.decorateRequest("accessCode", null);
  const limits = createLimits(server, app.env);
  const accountOf = readAccounts(app);
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Endpoints, Endpoint][]) {
    const handler = handlers[name] as unknown as AnyHandler;
    server.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
      ...(hasLargeBody(endpoint) && { bodyLimit: STAFF_BODY_LIMIT }),
      // After the general rate limit, before the body is read.
      preParsing: async (request, reply) => identify(accountOf, endpoint, request, reply),
      preHandler: async (request) => {
        if (endpoint.method !== "GET" && !readingCalls.has(name)) requireDiskSpace(app);
        await limits[name]?.(request);
      },
      handler: async (request, reply) => {
        const events = openEventBody(name, reply);
        const progress = (body: unknown) => events?.grow(schemaOf(endpoint, request, 200).parse(body));
        const call = { ...readCall(app, endpoint, request), signal: disconnectOf(reply), progress };
        const response = await handler(call).catch((error) => {
          if (events?.cut(error)) return null;
          return addCurrentRow(handlers, endpoint, call, error);
        });
        return response === null ? reply : send({ endpoint, events }, reply, response, call.query);
      },
    });
  }
}

function requireDiskSpace({ diskSpace }: App): void {
  if (diskSpace.isLow()) throw new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter: 30 });
}

/** Adds the current row to the refusal of an outdated save. Other errors are rethrown. */
async function addCurrentRow(
  handlers: Handlers,
  { currentFrom }: Endpoint,
  call: AnyCall,
  error: unknown,
): Promise<never> {
  if (!(error instanceof Failure) || error.code !== "CHANGED_BY_OTHER" || currentFrom === undefined) throw error;
  const name = currentFrom as keyof Endpoints;
  const getter: Endpoint = endpoints[name];
  const read = handlers[name] as unknown as AnyHandler;
  const { status, body } = await read({ ...call, query: {}, body: undefined });
  const schema = (getter.staff ?? getter.responses)[status];
  throw new Failure(error.code, undefined, { current: schema?.parse(body), cause: error });
}

/** Authenticates and authorises, before the body is read. */
async function identify(
  accountOf: AccountReader,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = endpoint.access === "public" ? undefined : header(request, "user-token");
  const accessCode = header(request, "access-code");
  varyByCaller(reply);
  if (token !== undefined || accessCode !== undefined || endpoint.method !== "GET") keepPrivate(reply);
  else reply.header("cache-control", "no-cache");
  if (accessCode !== undefined && !codeFormat.safeParse(accessCode).success) throw new Failure("LINK_INVALID");
  request.accessCode = accessCode ?? null;
  request.caller = token === undefined ? null : await accountOf(token);
  checkAccess(endpoint.access, request.caller, request.accessCode);
}

/** A single header; an empty one counts as missing. */
function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (Array.isArray(value)) throw new Failure("BAD_REQUEST");
  return value === "" ? undefined : value;
}

function readCall(app: App, endpoint: Endpoint, request: FastifyRequest): Omit<AnyCall, "signal" | "progress"> {
  const { caller, ip, accessCode } = request;
  const params = readParams(endpoint, request.params);
  const query = readQuery(endpoint, request);
  const body = parse(endpoint.body ?? noBody, request.body);
  const key = endpoint.idempotent ? readKey(request.headers["idempotency-key"]) : null;
  const write = (work: Work<AnyResponse>) => {
    const workIn = (tx: Transaction) => work({ tx, caller, now: app.clock(), jobs: app.jobs });
    if (key === null) return app.db.transaction(workIn);
    const who = caller ? caller.UserID : "anonymous";
    const scope = `${who} ${endpoint.method} ${endpoint.path} ${JSON.stringify(params)}`;
    const isOnlyWrite = endpoint.idempotent === "write";
    const once = isOnlyWrite ? (tx: Transaction) => workIn(tx).then(() => written) : workIn;
    return onceForKey(app.db, { scope, key, content: { query, body } }, once);
  };
  const callbackIdentifier = header(request, "callbackidentifier") ?? null;
  return { params, query, body, caller, ip, device: deviceOf(request), accessCode, callbackIdentifier, write };
}

/** The device that the site names. Its header is believed as X-Forwarded-For is: from a trusted proxy only. */
function deviceOf(request: FastifyRequest): string | null {
  const isFromSite = (request.ips?.length ?? 0) > 1;
  const device = codeFormat.safeParse(request.headers["x-forwarded-device"]);
  return isFromSite && device.success ? device.data : null;
}

/** The stored response of an endpoint that writes once. */
const written: AnyResponse = { status: 204, body: null };

/** Aborts when the client disconnects before its response. Fastify's own signal never does after a body has been read. */
function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  checkInput(value);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new Failure("INCORRECT_PROPERTIES", toDetails(parsed.error));
  return parsed.data;
}

/** Invalid path parameters are NOT_FOUND; an invalid code is LINK_INVALID. */
function readParams(endpoint: Endpoint, given: unknown): unknown {
  if (!Object.values(given as Record<string, string>).every(isStorable)) throw new Failure("NOT_FOUND");
  const parsed = (endpoint.params ?? z.object({})).safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Failure(parsed.error.issues.some(({ path }) => path[0] === "code") ? "LINK_INVALID" : "NOT_FOUND");
}

function readQuery(endpoint: Endpoint, request: FastifyRequest): unknown {
  const start = request.url.indexOf("?");
  if (start >= 0 && request.url.length - start > QUERY_LIMIT) throw new Failure("TOO_LARGE");
  const given = { ...(request.query as Record<string, unknown>) };
  const twice = Object.keys(given).filter((key) => Array.isArray(given[key]));
  if (twice.length > 0) {
    throw new Failure("INCORRECT_PROPERTIES", Object.fromEntries(twice.map((key) => [key, ["INVALID_VALUE"]])));
  }
  const schema = endpoint.query ?? (endpoint.rows && isByStaff(request) ? wholeListQuery : nothing);
  if (!endpoint.rows || !isByStaff(request) || !usesSimpleRest(given)) return parse(schema, given);
  const query = parse(SimpleRestQuery, given) as z.output<typeof SimpleRestQuery>;
  return parse(schema, endpoint.query ? query : withoutPages(query));
}

const isByStaff = ({ caller }: FastifyRequest) => caller !== null && isStaff(caller.roles);

interface Sent {
  endpoint: Endpoint;
  /** For callers that accept events. */
  events: EventBody | null;
}

function schemaOf(endpoint: Endpoint, request: FastifyRequest, status: number): z.ZodType {
  const schema = (endpoint.staff && isByStaff(request) ? endpoint.staff : endpoint.responses)[status];
  if (!schema) throw new Error(`${endpoint.method} ${endpoint.path} has no response ${status} in the contract`);
  return schema;
}

/** Sends a response through its schema, which strips everything that the contract does not name. */
function send({ endpoint, events }: Sent, reply: FastifyReply, response: AnyResponse, query: unknown) {
  const { status, body, fileName = "fil" } = response;
  const validated = schemaOf(endpoint, reply.request, status).parse(body);
  if (events) return events.end(validated);
  reply.status(status);
  if (validated === null) return reply.send();
  if (endpoint.media) {
    const type = endpoint.media.startsWith("text/") ? `${endpoint.media}; charset=utf-8` : endpoint.media;
    const disposition = contentDisposition("attachment", fileName);
    return reply.header("content-type", type).header("content-disposition", disposition).send(validated);
  }
  const { rows } = endpoint;
  const payload = rows === undefined ? validated : countRows({ ...endpoint, rows }, reply, validated, query);
  return reply.header("content-type", "application/json; charset=utf-8").send(JSON.stringify(payload));
}
