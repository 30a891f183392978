import { type Details, type ErrorCode, errorStatus } from "@lagrum/core/contract/problem";
import type { Finding } from "@lagrum/core/pii/anonymisationSchema";

/** A refusal on purpose: its code decides status and words. Throw it anywhere below a handler. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details | undefined;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** What points out a person and was not dealt with. */
  readonly findings: Finding[] | undefined;
  /** With CHANGED_BY_OTHER: the row as it stands now, as its contract shows it. */
  readonly present: unknown;

  constructor(
    code: ErrorCode,
    details?: Details,
    options: { retryAfter?: number; cause?: unknown; findings?: Finding[]; present?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "Failure";
    this.code = code;
    this.details = details;
    this.retryAfter = options.retryAfter;
    this.findings = options.findings;
    this.present = options.present;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
