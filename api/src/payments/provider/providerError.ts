/**
 * `refused`: a repeat gets the same answer from the provider. `unavailable`: no connection, too many calls, or
 * an error of the provider's own. `timeout`: no answer. `malformed`: an answer that breaks the protocol, or a request of
 * ours that would (code REQUEST, which is not sent). After `unavailable`, `timeout` and a malformed answer the call may
 * have had its effect: repeat it with the same key, or read back.
 */
export type ProviderErrorKind = "refused" | "unavailable" | "timeout" | "malformed";

interface ProviderErrorFacts {
  /** The provider's code (BAD_VALUE, NO_SUCH_ORDER, RP06 …), or ours: HTTP_502, CIRCUIT_OPEN, SCHEMA, REQUEST. */
  code: string;
  /** HTTP status; null without an answer. */
  status?: number | null;
  /** A correlation ID for the provider's support. */
  correlationId?: string | null;
}

/** A failed call to a payment provider. Its message has the call and the code, and no personal data. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly code: string;
  readonly status: number | null;
  readonly correlationId: string | null;

  constructor(kind: ProviderErrorKind, call: string, facts: ProviderErrorFacts) {
    const { code, status = null, correlationId = null } = facts;
    super(`${call}: ${kind} ${code}${status === null ? "" : ` (${status})`}`);
    this.name = "ProviderError";
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.correlationId = correlationId;
  }
}
