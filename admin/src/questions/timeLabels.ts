import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";

/** The fields that the labels are made from. */
export type Timed = Pick<
  QuestionListItem,
  "State" | "DueAt" | "MinutesLeft" | "UsedPercent" | "Late" | "FollowUpDueAt" | "FollowUpAnsweredAt" | "FollowUpLate"
>;

/** The follow-up question is unanswered after its deadline. */
const isFollowUpLate = ({ FollowUpAnsweredAt, FollowUpLate }: Timed): boolean =>
  FollowUpLate && FollowUpAnsweredAt === null;

/** Percent of the response time after which a question is marked as urgent. */
const WARN_PERCENT = 75;

/** Working minutes, about a week: above this a date is clearer than hours. */
const DAYS_BEYOND = 40 * 60;

/** "45 min", "2 h 10 min", "18 h". Omits minutes from ten hours. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/**
 * "2 h 10 min arbetstid kvar", "Senast 8 december 2026" when that is long, "Försenad sedan 20 november 2026 kl. 17.00"; null without a deadline or when it was
 * met. A late follow-up question takes precedence. The time left is working time.
 */
export function timeLeft(question: Timed): string | null {
  const { State, DueAt, MinutesLeft, Late, FollowUpDueAt } = question;
  if (FollowUpDueAt !== null && isFollowUpLate(question)) {
    return `Följdfrågan försenad sedan ${formatDateTime(FollowUpDueAt)}`;
  }
  if (DueAt === null || MinutesLeft === null) return null;
  if (isAnswered(State)) return Late ? "Besvarad för sent" : null;
  if (Late) return `Försenad sedan ${formatDateTime(DueAt)}`;
  if (MinutesLeft > DAYS_BEYOND && State !== "NeedsInfo") return `Senast ${formatDate(DueAt)}`;
  const left = `${durationLabel(MinutesLeft)} arbetstid kvar`;
  return State === "NeedsInfo" ? `Pausad, ${left}` : left;
}

/** "2 h 10 min kvar", "Försenad", "Pausad": beside the due time in a list. The time left is working time. */
export function shortTimeLeft(question: Timed): string | null {
  const { State, DueAt, MinutesLeft, Late } = question;
  if (isFollowUpLate(question) || DueAt === null || MinutesLeft === null || isAnswered(State)) return null;
  if (Late) return "Försenad";
  const left = `${durationLabel(MinutesLeft)} kvar`;
  return State === "NeedsInfo" ? `Pausad, ${left}` : left;
}

/** The chip's colour. The label says the same. */
export function timeTone(question: Timed): "default" | "warning" | "error" {
  const { State, UsedPercent, Late } = question;
  if (Late || isFollowUpLate(question)) return "error";
  return State !== "NeedsInfo" && (UsedPercent ?? 0) >= WARN_PERCENT ? "warning" : "default";
}
