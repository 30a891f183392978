import { Temporal } from "temporal-polyfill";
import { holidayOn } from "../workingTime/holidays.ts";
import { dayAt, momentOf } from "../workingTime/openTime.ts";
import { type WithdrawalLaws, withdrawalLawOn } from "./withdrawalLaw.ts";

type Day = Temporal.PlainDate;

const isDayOff = (day: Day): boolean => day.dayOfWeek > 5 || holidayOn(day.toString()) !== null;

/** That day, or the next weekday when it is a day off (lag 1930:173 om beräkning av lagstadgad tid, 2 §). */
function nextWeekday(day: Day): Day {
  let next = day;
  while (isDayOff(next)) next = next.add({ days: 1 });
  return next;
}

/**
 * The last day in Sweden on which the consumer can withdraw (distansavtalslagen 2 kap. 10 och 12 §§). Without the
 * information about withdrawal the time runs from the day when it was given, at the latest one year after its normal end.
 * @param contractAt when the contract was made, in milliseconds since 1970
 * @param informedAt when the information was given; null for never
 * @returns 2026-12-07
 */
export function lastWithdrawalDay(contractAt: number, informedAt: number | null, laws: WithdrawalLaws): string {
  const contractDay = dayAt(contractAt);
  const { Days: days, UninformedYears: years } = withdrawalLawOn(laws, contractDay.toString());
  const normalEnd = nextWeekday(contractDay.add({ days }));
  if (informedAt !== null && informedAt <= contractAt) return normalEnd.toString();
  const latest = nextWeekday(normalEnd.add({ years }));
  if (informedAt === null) return latest.toString();
  const afterInformation = nextWeekday(dayAt(informedAt).add({ days }));
  return (Temporal.PlainDate.compare(afterInformation, latest) < 0 ? afterInformation : latest).toString();
}

/** When a day in Sweden ends, in milliseconds since 1970: the first moment that is too late. */
export const endOfDay = (day: string): number => momentOf(Temporal.PlainDate.from(day).add({ days: 1 }), "00:00");

/**
 * The last day in Sweden of the repayment: counted from when the message reached the trader, not from when it was sent
 * (distansavtalslagen 2 kap. 14 §).
 * @param contractAt and arrivedAt in milliseconds since 1970
 */
export function refundDueDay(contractAt: number, arrivedAt: number, laws: WithdrawalLaws): string {
  const { RefundDays: days } = withdrawalLawOn(laws, dayAt(contractAt).toString());
  return dayAt(arrivedAt).add({ days }).toString();
}
