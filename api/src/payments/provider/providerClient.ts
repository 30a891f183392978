import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import { Agent, request } from "undici";
import type { z } from "zod";
import { ProviderError } from "./providerError.ts";

/** A call to a provider. */
interface ProviderCall {
  /** For errors and logs. */
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH";
  /** Below the base address. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** A repeat has the effect of one call: it is retried after a lost answer too. */
  repeatable: boolean;
}

interface ProviderAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON; undefined for an empty body. */
  body: unknown;
}

export interface ProviderClient {
  /** @throws ProviderError */
  call(call: ProviderCall): Promise<ProviderAnswer>;
  close(): Promise<void>;
}

/** Milliseconds and counts; the buyer gets an answer within ten seconds. */
export interface RetryPolicy {
  attempt: number;
  /** All attempts together. */
  total: number;
  retries: number;
  /** Before the first retry; it grows exponentially with jitter. */
  backoff: number;
  /** Failed attempts in a row that open the circuit. */
  breakAfter: number;
  /** How long the circuit stays open before one trial call (half-open). */
  halfOpenAfter: number;
}

const retryPolicy: RetryPolicy = {
  attempt: 4000,
  total: 9000,
  retries: 2,
  backoff: 200,
  breakAfter: 5,
  halfOpenAfter: 10_000,
};

interface ClientOptions {
  baseUrl: string;
  headers?: Record<string, string>;
  /** Client certificate for mutual TLS, PEM. */
  tls?: { cert: string; key: string; passphrase?: string; ca?: string };
  /** The code and the correlation id in the body of an error. */
  readError(body: unknown): { code?: string | undefined; correlationId?: string | undefined };
  /** Called when the circuit opens or closes. */
  onCircuit?: (open: boolean) => void;
  retryPolicy?: Partial<RetryPolicy>;
}

/** Bytes of an answer. */
const MAX_ANSWER = 1_000_000;
const MAX_BACKOFF = 2000;

const isOutage = (error: unknown) =>
  error instanceof ProviderError && (error.kind === "unavailable" || error.kind === "timeout");

/** The call had no effect: the provider was not reached, or rejected it. */
const hadNoEffect = (error: unknown) =>
  error instanceof ProviderError &&
  (error.status === 429 || error.status === 503 || (error.status === null && error.kind === "unavailable"));

/** Failures before the request was sent. */
const notConnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

function connectionError(name: string, error: unknown): ProviderError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "NO_ANSWER";
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)/.test(code);
  return new ProviderError(notConnected.has(code) || isTls ? "unavailable" : "timeout", name, { code });
}

/** The provider's own failure, or too many calls: the body says nothing more. */
const isOutageStatus = (status: number) => status >= 500 || status === 429 || status === 408;

/** A refusal that can't be read is no refusal: it may come from a proxy. @throws ProviderError JSON */
function parseBody(name: string, text: string, status: number): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    if (isOutageStatus(status)) return undefined;
    throw new ProviderError("malformed", name, { code: "JSON", status });
  }
}

/** A client of one provider's host: time-outs, retries and a circuit breaker of its own. */
export function createProviderClient(options: ClientOptions): ProviderClient {
  const limits = { ...retryPolicy, ...options.retryPolicy };
  const base = options.baseUrl.replace(/\/+$/, "");
  const agent = new Agent({ maxResponseSize: MAX_ANSWER, ...(options.tls && { connect: options.tls }) });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: limits.halfOpenAfter,
    breaker: new ConsecutiveBreaker(limits.breakAfter),
  });
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open || state === CircuitState.Closed) options.onCircuit?.(state === CircuitState.Open);
  });
  const retried = (when: (error: unknown) => boolean) =>
    wrap(
      timeout(limits.total, TimeoutStrategy.Cooperative),
      retry(handleWhen(when), {
        maxAttempts: limits.retries,
        backoff: new ExponentialBackoff({ initialDelay: limits.backoff, maxDelay: MAX_BACKOFF }),
      }),
      breaker,
      timeout(limits.attempt, TimeoutStrategy.Cooperative),
    );
  const whenRepeatable = retried(isOutage);
  const whenUntouched = retried(hadNoEffect);

  async function exchange(call: ProviderCall, signal: AbortSignal): Promise<{ answer: ProviderAnswer; text: string }> {
    const { method, path, body } = call;
    const headers = {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...options.headers,
      ...call.headers,
    };
    const payload = body === undefined ? null : JSON.stringify(body);
    const answer = await request(base + path, { method, headers, body: payload, signal, dispatcher: agent });
    const text = await answer.body.text();
    return { answer: { status: answer.statusCode, headers: answer.headers, body: undefined }, text };
  }

  async function attempt(call: ProviderCall, signal: AbortSignal): Promise<ProviderAnswer> {
    const { answer, text } = await exchange(call, signal).catch((error: unknown) => {
      if (signal.aborted) throw new ProviderError("timeout", call.name, { code: "NO_ANSWER" });
      throw connectionError(call.name, error);
    });
    const body = parseBody(call.name, text, answer.status);
    if (answer.status < 300) return { ...answer, body };
    const { code = `HTTP_${answer.status}`, correlationId = null } = options.readError(body);
    throw new ProviderError(isOutageStatus(answer.status) ? "unavailable" : "refused", call.name, {
      code,
      status: answer.status,
      correlationId,
    });
  }

  return {
    async call(call) {
      try {
        return await (call.repeatable ? whenRepeatable : whenUntouched).execute(({ signal }) => attempt(call, signal));
      } catch (error) {
        if (error instanceof BrokenCircuitError) {
          throw new ProviderError("unavailable", call.name, { code: "CIRCUIT_OPEN" });
        }
        throw error;
      }
    },
    close: () => agent.close(),
  };
}

/** The body of a request, checked before it is sent. @throws ProviderError REQUEST that lists the invalid fields */
export function checkRequest<Schema extends z.ZodType>(name: string, schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join(".") || "body");
  throw new ProviderError("malformed", `${name} (${[...new Set(fields)].join(", ")})`, { code: "REQUEST" });
}

/** The body of an answer. @throws ProviderError SCHEMA that lists the invalid fields */
export function checkAnswer<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  { body, status }: ProviderAnswer,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join(".") || "body");
  throw new ProviderError("malformed", `${name} (${[...new Set(fields)].join(", ")})`, { code: "SCHEMA", status });
}

/** The first value of a header. */
export function headerOf({ headers }: ProviderAnswer, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
