import type { FreeTime } from "./booking/bookingSchema.ts";
import type { Endpoint, Input, Success } from "./contract/endpoint.ts";
import type { ClientErrorCode, DeletedQuestion, Details } from "./contract/problem.ts";
import type { CheckedProvision } from "./law/provisionCheckSchema.ts";
import type { Finding } from "./pii/anonymisationSchema.ts";

/** An error as the caller sees it, for error responses and network failures alike. */
export interface ErrorBody {
  Code: ClientErrorCode;
  Details?: Details | undefined;
  /** With IDENTIFYING_LEFT. */
  Findings?: Finding[] | undefined;
  /** With PROVISION_NOT_FOUND. */
  Provisions?: CheckedProvision[] | undefined;
  /** With CHANGED_BY_OTHER: the current row. */
  Present?: unknown;
  /** With TIME_TAKEN: the nearest free times. */
  FreeTimes?: FreeTime[] | undefined;
  /** With QUESTION_DELETED. */
  Deleted?: DeletedQuestion | undefined;
}

interface Meta {
  headers: Headers;
}
/** A call's outcome: the client returns errors, it never throws. Status 0 means that there was no response. */
export type Outcome<E extends Endpoint> =
  | (Success<E> & Meta & { ok: true })
  | ({ ok: false; status: number; body: ErrorBody } & Meta);

export interface CallOptions {
  signal?: AbortSignal;
  /** The asker's access code, for calls that guests may make. */
  accessCode?: string;
  /** Calls with the same key take effect once. */
  idempotencyKey?: string;
}

/** The part of fetch that calls need. */
export type Fetch = (
  url: string,
  init: RequestInit,
) => Promise<Pick<Response, "status" | "ok" | "headers"> & { text(): Promise<string>; body?: Response["body"] }>;

export interface ClientOptions {
  /** The API's base URL, without a trailing slash: "/api" or "http://127.0.0.1:4000/api". */
  baseUrl: string;
  /** The identity provider's token, sent as User-Token. */
  token?: () => Promise<string | undefined> | string | undefined;
  fetch?: Fetch;
  /** Timeout in milliseconds. */
  timeout?: number;
  /** Headers of every call, for instance those of the visitor whose page the site server renders. */
  headers?: () => Record<string, string>;
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E> & CallOptions] : [input: Input<E> & CallOptions];

/** One method for each endpoint of a table. */
export type EndpointClient<T extends Record<string, Endpoint>> = {
  [K in keyof T]: (...input: Arguments<T[K]>) => Promise<Outcome<T[K]>>;
};

interface AnyInput extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The query without empty parameters (specification section 9). */
export function dropEmpty(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === "") continue;
    search.append(key, String(value));
  }
  return search;
}

/** The URL of a call, relative to the API's base. */
export function callPath(endpoint: Endpoint, input: Pick<AnyInput, "params" | "query">): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const search = dropEmpty(input.query ?? {});
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The body of an error response, also one from a proxy. */
export function errorBodyOf(body: unknown, status: number): ErrorBody {
  if (typeof body === "object" && body !== null && "Code" in body) return body as ErrorBody;
  return { Code: status === 503 || status === 502 || status === 504 ? "SERVICE_UNAVAILABLE" : "INTERNAL_SERVER_ERROR" };
}

async function call(endpoint: Endpoint, options: ClientOptions, input: AnyInput) {
  const headers = new Headers(options.headers?.());
  headers.set("accept", "application/json");
  const token = endpoint.access === "public" ? undefined : await options.token?.();
  if (token) headers.set("user-token", token);
  if (input.accessCode) headers.set("access-code", input.accessCode);
  if (input.idempotencyKey) headers.set("idempotency-key", input.idempotencyKey);
  if (input.body !== undefined) headers.set("content-type", "application/json");
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException("The API took too long", "TimeoutError")),
    options.timeout ?? 15_000,
  );
  try {
    const response = await (options.fetch ?? fetch)(options.baseUrl + callPath(endpoint, input), {
      method: endpoint.method,
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: input.signal ? AbortSignal.any([input.signal, late.signal]) : late.signal,
    });
    // No timeout for a file once its download has begun.
    if (endpoint.media && response.ok && response.body) {
      return { ok: true, status: response.status, body: response.body, headers: response.headers };
    }
    const text = await response.text();
    const { status, ok } = response;
    let body: unknown = null;
    try {
      body = text === "" ? null : JSON.parse(text);
    } catch {
      return { ok: false, status, body: errorBodyOf(null, status), headers: response.headers };
    }
    return { ok, status, body: ok ? body : errorBodyOf(body, status), headers: response.headers };
  } catch (error) {
    const Code: ClientErrorCode = error instanceof Error && error.name === "TimeoutError" ? "TIMEOUT" : "NETWORK_ERROR";
    return { ok: false, status: 0, body: { Code } satisfies ErrorBody, headers: new Headers() };
  } finally {
    clearTimeout(timer);
  }
}

/** The typed client of a table of endpoints: a browser bundle passes only the endpoints that it calls. */
export function createEndpointClient<T extends Record<string, Endpoint>>(
  endpoints: T,
  options: ClientOptions,
): EndpointClient<T> {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: AnyInput = {}) => call(endpoint, options, input),
  ]);
  return Object.fromEntries(calls) as EndpointClient<T>;
}
