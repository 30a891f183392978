import type { MoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import { formatDateTime } from "@lagrum/core/text/dates";

const refusals = (attempts: number): string =>
  attempts === 0 ? "" : ` Betaltjänsten har nekat ${attempts === 1 ? "en gång" : `${attempts} gånger`}.`;

/** What the service does without a person, and when. */
export function nextStep({
  Kind,
  Source,
  NextAttemptAt,
  Attempts,
}: Pick<MoneyCase, "Kind" | "Source" | "NextAttemptAt" | "Attempts">) {
  if (NextAttemptAt !== null) return `Nytt försök ${formatDateTime(NextAttemptAt)}.${refusals(Attempts)}`;
  // Its outcome is booked by the daily reading when the money is back.
  if (Kind === "Reversed") return "Betaltjänsten läses varje dag. Om ni vinner tvisten avslutas raden då.";
  // The nightly check compares each difference until it is gone.
  if (Source === "difference") return "Jämförs igen i natt.";
  return `Inget. Raden väntar på ett beslut.${refusals(Attempts)}`;
}
