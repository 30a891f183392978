/**
 * `refused`: the provider said no, and a repeat gets the same answer. `unavailable`: it is down, or too many calls.
 * `timeout`: no answer, and the call may have had its effect. `malformed`: an answer that breaks the protocol, or a
 * request of ours that would.
 */
export type ProviderErrorKind = "refused" | "unavailable" | "timeout" | "malformed";

interface ProviderErrorFacts {
  /** The provider's code: BAD_VALUE, NO_SUCH_ORDER, RP06 … */
  code: string;
  /** HTTP status; null without an answer. */
  status: number | null;
  /** For questions to the provider's support. */
  correlationId: string | null;
}

/** A failed call to a payment provider. Its message names the call and the code and holds no personal data. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly code: string;
  readonly status: number | null;
  readonly correlationId: string | null;

  constructor(kind: ProviderErrorKind, call: string, { code, status, correlationId }: ProviderErrorFacts) {
    super(`${call}: ${kind} ${code}${status === null ? "" : ` (${status})`}`);
    this.name = "ProviderError";
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.correlationId = correlationId;
  }
}
