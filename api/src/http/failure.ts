import type { FreeTime } from "@lagrum/core/booking/bookingSchema";
import { type DeletedQuestion, type Details, type ErrorCode, errorStatus } from "@lagrum/core/contract/problem";
import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import type { Finding } from "@lagrum/core/pii/anonymisationSchema";

/** An expected refusal. Its code decides status and text. Throw it anywhere below a handler. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details | undefined;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** Personal data that was neither replaced nor accepted. */
  readonly findings: Finding[] | undefined;
  /** Provisions that don't exist here and aren't confirmed. */
  readonly provisions: CheckedProvision[] | undefined;
  /** With CHANGED_BY_OTHER: the current row, as in the contract. */
  readonly current: unknown;
  /** With TIME_TAKEN: the nearest free times. */
  readonly freeTimes: FreeTime[] | undefined;
  /** With CONFLICT_FOUND, for an administrator: why there may be a conflict of interest. */
  readonly conflict: string | undefined;
  /** With QUESTION_DELETED. */
  readonly deleted: DeletedQuestion | undefined;

  constructor(
    code: ErrorCode,
    details?: Details,
    options: {
      retryAfter?: number;
      cause?: unknown;
      findings?: Finding[];
      provisions?: CheckedProvision[];
      current?: unknown;
      deleted?: DeletedQuestion;
      freeTimes?: FreeTime[];
      conflict?: string | undefined;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "Failure";
    this.code = code;
    this.details = details;
    this.retryAfter = options.retryAfter;
    this.findings = options.findings;
    this.provisions = options.provisions;
    this.current = options.current;
    this.deleted = options.deleted;
    this.freeTimes = options.freeTimes;
    this.conflict = options.conflict;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
