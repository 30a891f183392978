import type { QuestionListItem } from "@lagrum/core/contract/question";
import { formatDateTime } from "@lagrum/core/domain/dates";
import { isAnswered } from "@lagrum/core/domain/questionState";

type Timed = Pick<QuestionListItem, "State" | "DueAt" | "MinutesLeft" | "UsedPercent" | "Late">;

/** From here on a question is marked: three quarters of its time are used. */
const WARN_PERCENT = 75;

/** "45 min", "2 h 10 min", "18 h": open time, with minutes as long as they matter. */
export function openTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "2 h 10 min kvar", "Försenad sedan 20 november 2026 kl. 17.00"; null where nothing is promised, or the promise was kept. */
export function timeLeft({ State, DueAt, MinutesLeft, Late }: Timed): string | null {
  if (DueAt === null || MinutesLeft === null) return null;
  if (isAnswered(State)) return Late ? "Besvarad för sent" : null;
  if (Late) return `Försenad sedan ${formatDateTime(DueAt)}`;
  const left = `${openTime(MinutesLeft)} kvar`;
  return State === "NeedsInfo" ? `Pausad, ${left}` : left;
}

/** What colour the time has; the words say the same. */
export function timeTone({ State, UsedPercent, Late }: Timed): "default" | "warning" | "error" {
  if (Late) return "error";
  return State !== "NeedsInfo" && (UsedPercent ?? 0) >= WARN_PERCENT ? "warning" : "default";
}
