import type { WaitingState } from "../booking/waitingListSchema.ts";

export const waitingStateTexts: Record<WaitingState, string> = {
  Waiting: "Väntar",
  Offered: "Har fått ett erbjudande",
  Booked: "Har bokat",
  Left: "Har lämnat listan",
  Ended: "Avslutad",
};

/** Monday is 1. */
export const weekdayTexts: Record<number, string> = {
  1: "måndag",
  2: "tisdag",
  3: "onsdag",
  4: "torsdag",
  5: "fredag",
  6: "lördag",
  7: "söndag",
};

interface Times {
  Weekdays: readonly number[];
  FromTime: string;
  ToTime: string;
  Until: string;
}

/** The days and times that suit: "måndag och onsdag, start kl. 08.00–12.00". */
export function wishText({ Weekdays, FromTime, ToTime }: Times): string {
  const days =
    Weekdays.length === 7
      ? "alla dagar"
      : new Intl.ListFormat("sv").format(
          Weekdays.toSorted((one, other) => one - other).map((n) => weekdayTexts[n] ?? ""),
        );
  const clock = (time: string) => time.replace(":", ".");
  return `${days}, start kl. ${clock(FromTime)}–${clock(ToTime)}`;
}
