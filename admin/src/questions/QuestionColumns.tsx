import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
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
    <Box sx={{ minWidth: 220, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={pathOfQuestion(question)}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {question.Title}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {question.Category.Name}
      </Typography>
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

export function Deadline() {
  const question = useQuestion();
  if (!question?.DeadlineDate) return null;
  const hasPassed = question.DeadlineDate < new Date().toISOString().slice(0, 10);
  return (
    <Box
      component="span"
      sx={hasPassed ? { color: "error.main", fontWeight: 600 } : {}}
      title={formatDate(question.DeadlineDate)}
    >
      {deadlineLabel(question.DeadlineDate, new Date())}
    </Box>
  );
}

const reviewTexts = { Asked: "Läses av kollega", Approved: "Läst och godkänt", Returned: "Tillbakalämnat" } as const;

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
