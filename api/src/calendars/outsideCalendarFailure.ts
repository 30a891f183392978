import type { OutsideCalendarError } from "@lagrum/core/booking/lawyerCalendarSchema";

/** Why an outside calendar can't be read. */
export class OutsideCalendarFailure extends Error {
  readonly code: OutsideCalendarError;
  constructor(code: OutsideCalendarError, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
