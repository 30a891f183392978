import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { isClosed } from "@lagrum/core/question/questionState";
import { Timeline, type TimelineStep } from "../ui/Timeline.tsx";

/** A question's timeline, as its asker sees it. */
function timeline(question: QuestionStatus): TimelineStep[] {
  return [
    { words: "Frågan togs emot", at: question.CreatedAt, done: true },
    { words: "Du bekräftade frågan", at: question.ConfirmedAt, done: question.ConfirmedAt !== null },
    ...(isClosed(question.State) ? [closing(question)] : answering(question)),
  ];
}

const endings: Partial<Record<QuestionStatus["State"], string>> = {
  Rejected: "Vi tackade nej till frågan",
  Withdrawn: "Du tog tillbaka frågan",
  Expired: "Frågan avslutades utan svar",
};

const closing = ({ State, ClosedAt }: QuestionStatus): TimelineStep => ({
  words: endings[State] ?? "Frågan avslutades",
  at: ClosedAt,
  done: true,
});

function answering(question: QuestionStatus): TimelineStep[] {
  return [
    { words: "Svaret är klart", at: question.AnsweredAt, done: question.AnsweredAt !== null },
    ...(question.Objected
      ? []
      : [{ words: "Fråga och svar är publicerade", at: question.PublishedAt, done: question.PublishedAt !== null }]),
  ];
}

export function QuestionTimeline({ question }: { question: QuestionStatus }) {
  return <Timeline steps={timeline(question)} />;
}
