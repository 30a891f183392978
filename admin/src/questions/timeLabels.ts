import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import { formatDateTime } from "@lagrum/core/text/dates";

/** What the words about a question's time are made from. */
export type Timed = Pick<
  QuestionListItem,
  "State" | "DueAt" | "MinutesLeft" | "UsedPercent" | "Late" | "FollowUpDueAt" | "FollowUpAnsweredAt" | "FollowUpLate"
>;

/** The asker has asked about the answer, and the promise to answer that is broken. */
const isFollowUpLate = ({ FollowUpAnsweredAt, FollowUpLate }: Timed): boolean =>
  FollowUpLate && FollowUpAnsweredAt === null;

/** From here on a question is marked: three quarters of its time are used. */
const WARN_PERCENT = 75;

/** "45 min", "2 h 10 min", "18 h", with minutes as long as they matter. */
export function openTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/**
 * "2 h 10 min arbetstid kvar", "Försenad sedan 20 november 2026 kl. 17.00"; null without a deadline or when it was met.
 * The time left is working time, for deadlines in calendar days too (core/src/workingTime). An overdue follow-up question
 * comes first.
 */
export function timeLeft(question: Timed): string | null {
  const { State, DueAt, MinutesLeft, Late, FollowUpDueAt } = question;
  if (FollowUpDueAt !== null && isFollowUpLate(question)) {
    return `Följdfrågan försenad sedan ${formatDateTime(FollowUpDueAt)}`;
  }
  if (DueAt === null || MinutesLeft === null) return null;
  if (isAnswered(State)) return Late ? "Besvarad för sent" : null;
  if (Late) return `Försenad sedan ${formatDateTime(DueAt)}`;
  const left = `${openTime(MinutesLeft)} arbetstid kvar`;
  return State === "NeedsInfo" ? `Pausad, ${left}` : left;
}

/** The colour of the time label. The text says the same. */
export function timeTone(question: Timed): "default" | "warning" | "error" {
  const { State, UsedPercent, Late } = question;
  if (Late || isFollowUpLate(question)) return "error";
  return State !== "NeedsInfo" && (UsedPercent ?? 0) >= WARN_PERCENT ? "warning" : "default";
}
