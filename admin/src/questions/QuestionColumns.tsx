import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import { dayOf, formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, Chip, Link, Tooltip, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { LinkBase, useRecordContext } from "react-admin";
import { Day } from "../ui/Day.tsx";
import { deadlineLabel, leaseLabel, waitingDays } from "./questionLabels.ts";
import { pathOfQuestion } from "./questionPath.ts";
import { TimeChip } from "./TimeLeft.tsx";

const useQuestion = () => useRecordContext<QuestionListItem>();

/** Title and area. The title is a link, for keyboard users. */
export function QuestionTitle() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      {/* An area that does not fit wraps to a second line, which is hidden. */}
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, height: "2rem", overflow: "hidden", minWidth: 0 }}>
        <Link
          component={LinkBase}
          to={pathOfQuestion(question)}
          color="inherit"
          underline="hover"
          onClick={(event: MouseEvent) => event.stopPropagation()}
          title={question.Title}
          noWrap
          sx={{ fontWeight: 600, maxWidth: "100%", lineHeight: "2rem" }}
        >
          {question.Title}
        </Link>
        <Typography variant="body2" noWrap sx={{ color: "text.secondary", maxWidth: "100%", lineHeight: "2rem" }}>
          {question.Category.Name}
        </Typography>
      </Box>
      {question.DeadlineDate && <Deadline day={question.DeadlineDate} />}
    </Box>
  );
}

export function QuestionType() {
  const question = useQuestion();
  if (!question) return null;
  const isUrgent = question.Type !== "Free";
  return (
    <Chip
      size="small"
      label={questionTypeTexts[question.Type]}
      variant="outlined"
      color={isUrgent ? "warning" : "default"}
    />
  );
}

export function WaitingSince() {
  const question = useQuestion();
  if (!question?.ConfirmedAt) return null;
  return <span title={formatDateTime(question.ConfirmedAt)}>{waitingDays(question.ConfirmedAt, new Date())}</span>;
}

/** The asker's own deadline. */
function Deadline({ day }: { day: string }) {
  const now = new Date();
  return (
    <Chip
      size="small"
      variant="outlined"
      label={`Frist ${deadlineLabel(day, now)}`}
      color={day < dayOf(now) ? "error" : "default"}
      title={formatDate(day)}
      sx={{ flex: "none" }}
    />
  );
}

const reviewTexts = {
  Asked: "Granskas av kollega",
  Approved: "Granskat och godkänt",
  Returned: "Tillbakalämnat",
} as const;

/** Who has reserved the question, and the state of the peer review. */
export function Holder() {
  const question = useQuestion();
  if (!question?.ReservedBy) return null;
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap", alignItems: "center" }}>
      <span>{leaseLabel(question.ReservedBy)}</span>
      {question.Reading && <Chip size="small" variant="outlined" label={reviewTexts[question.Reading]} />}
    </Box>
  );
}

/** State, visibility, lateness and objection. */
export function StateMarks() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      <Chip size="small" label={questionStateTexts[question.State]} variant="outlined" />
      {question.Hidden && <Chip size="small" label="Dold" />}
      {isAnswered(question.State) && <TimeChip question={question} />}
      {question.Objected && (
        <Tooltip title="Den som frågade har motsatt sig publicering.">
          <Chip size="small" label="Invändning" color="error" variant="outlined" />
        </Tooltip>
      )}
    </Box>
  );
}

export function PublishedAt() {
  const question = useQuestion();
  return question?.PublishedAt ? <Day at={question.PublishedAt} /> : null;
}

export function Received() {
  const question = useQuestion();
  return question?.ConfirmedAt ? <Day at={question.ConfirmedAt} /> : null;
}
