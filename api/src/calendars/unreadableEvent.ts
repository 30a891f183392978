import type { SkippedEventReason } from "@lagrum/core/booking/lawyerCalendarSchema";

/** Why one event of a calendar can't be read. The others are read all the same. */
export class UnreadableEvent extends Error {
  readonly reason: SkippedEventReason;
  constructor(reason: SkippedEventReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
