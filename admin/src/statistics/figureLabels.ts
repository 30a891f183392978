import type { Figures, MeetingFigures, StatisticsPeriod } from "@lagrum/core/statistics/statisticsSchema";

export const periodTexts: Record<StatisticsPeriod, string> = {
  ThisWeek: "Den här veckan",
  ThisMonth: "Den här månaden",
  PreviousMonth: "Förra månaden",
  ThisYear: "I år",
  PreviousYear: "Förra året",
  Total: "Totalt",
};

const number = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 1 });
const none = "–";

/** "45 min", "6,5 tim", "2,1 dygn" */
function timeLabel(minutes: number | null): string {
  if (minutes === null) return none;
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${number.format(minutes / 60)} tim`;
  return `${number.format(minutes / 1440)} dygn`;
}

const percentLabel = (percent: number | null) => (percent === null ? none : `${number.format(percent)} %`);

type Counts = Pick<Figures, "Answers" | "Free" | "Express" | "Express24" | "PhoneAdvice">;

export const countColumns = ["Svar", "Gratis", "Express", "24 tim", "Telefon"];
export const countCells = ({ Answers, Free, Express, Express24, PhoneAdvice }: Counts) =>
  [Answers, Free, Express, Express24, PhoneAdvice].map((count) => number.format(count));

export const figureColumns = [...countColumns, "Mediantid", "I tid", "Till hjälp"];
export const figureCells = (figures: Figures) => [
  ...countCells(figures),
  timeLabel(figures.MedianMinutes),
  percentLabel(figures.InTimePercent),
  percentLabel(figures.HelpPercent),
];

export const meetingColumns = ["Bokade", "Hållna", "Avbokade", "Uteblev", "Flyttade", "Andel hållna"];
export const meetingCells = ({ Booked, Held, Cancelled, NoShow, Moved, HeldPercent }: MeetingFigures) => [
  ...[Booked, Held, Cancelled, NoShow, Moved].map((count) => number.format(count)),
  percentLabel(HeldPercent),
];
