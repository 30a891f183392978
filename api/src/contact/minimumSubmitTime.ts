import { isSubmittedTooSoon } from "@lagrum/core/spam/minimumSubmitTime";
import { Failure } from "../http/failure.ts";

/** @throws Failure INCORRECT_PROPERTIES for a form that was submitted faster than a person can fill it in */
export function refuseTooFast(openedAt: string, now: Date): void {
  if (isSubmittedTooSoon(openedAt, now)) throw new Failure("INCORRECT_PROPERTIES", { OpenedAt: ["TOO_FAST"] });
}
