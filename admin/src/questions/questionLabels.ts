import type { ReservedBy } from "@lagrum/core/question/questionSchema";
import { dayOf, daysBetween, formatTime } from "@lagrum/core/text/dates";

/** "i dag", "1 dag", "12 dagar". */
export function waitingDays(since: string, now: Date): string {
  const days = daysBetween(dayOf(new Date(since)), dayOf(now));
  if (days <= 0) return "i dag";
  return days === 1 ? "1 dag" : `${days} dagar`;
}

/** "Inkom i dag", "Väntat 3 dagar". */
export function waitingLabel(since: string, now: Date): string {
  const time = waitingDays(since, now);
  return time === "i dag" ? "Inkom i dag" : `Väntat ${time}`;
}

/** "i dag", "om 3 dagar", "för 2 dagar sedan". */
export function deadlineLabel(day: string, now: Date): string {
  const days = daysBetween(dayOf(now), day);
  if (days === 0) return "i dag";
  const count = Math.abs(days) === 1 ? "1 dag" : `${Math.abs(days)} dagar`;
  return days > 0 ? `om ${count}` : `för ${count} sedan`;
}

/** "Astrid Berg till kl. 10.41". */
export const leaseLabel = (holder: NonNullable<ReservedBy>): string =>
  `${holder.Name} till kl. ${formatTime(holder.LeaseUntil)}`;
