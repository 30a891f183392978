import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { formatDateTime, formatShortDateTime } from "@lagrum/core/text/dates";
import PauseIcon from "@mui/icons-material/PauseCircleOutlined";
import ScheduleIcon from "@mui/icons-material/ScheduleOutlined";
import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import { Box, Chip } from "@mui/material";
import type { ReactNode } from "react";
import { useRecordContext } from "react-admin";
import { shortTimeLeft, type Timed, timeLeft, timeTone } from "./timeLabels.ts";

/** Chip with the time left, coloured when it is short. */
export function TimeChip({ question }: { question: Timed }) {
  const words = timeLeft(question);
  const promised = question.FollowUpDueAt ?? question.DueAt;
  if (words === null || promised === null) return null;
  const tone = timeTone(question);
  const Icon = question.State === "NeedsInfo" ? PauseIcon : tone === "default" ? ScheduleIcon : WarningIcon;
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={words}
      color={tone}
      variant={tone === "error" ? "filled" : "outlined"}
      title={`Utlovat senast ${formatDateTime(promised)}`}
      sx={{ height: "auto", minHeight: 24, "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}

const colours = { default: "inherit", warning: "warning.main", error: "error.main" };

/** The same as text, on a narrow screen; `instead` is shown where there is no deadline. */
export function TimeText({ question, instead }: { question: Timed; instead?: ReactNode }) {
  const words = timeLeft(question);
  if (words === null) return instead;
  const tone = timeTone(question);
  return (
    <Box component="span" sx={{ color: colours[tone], ...(tone !== "default" && { fontWeight: 600 }) }}>
      {tone !== "default" && <WarningIcon sx={{ fontSize: "1.1em", mr: 0.5, verticalAlign: "text-bottom" }} />}
      {words}
    </Box>
  );
}

/** A column with the due time, and the time left with an icon and a colour. */
export function DueTime() {
  const question = useRecordContext<QuestionListItem>();
  if (!question) return null;
  const left = shortTimeLeft(question);
  if (left === null || question.DueAt === null) return <TimeChip question={question} />;
  const tone = timeTone(question);
  const Icon = question.State === "NeedsInfo" ? PauseIcon : tone === "default" ? ScheduleIcon : WarningIcon;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, whiteSpace: "nowrap" }}>
      <time dateTime={question.DueAt}>{formatShortDateTime(question.DueAt)}</time>
      <Box
        component="span"
        title={timeLeft(question) ?? undefined}
        sx={{
          ...{ display: "inline-flex", alignItems: "center", gap: 0.5, fontSize: "0.8125rem" },
          color: tone === "default" ? "text.secondary" : colours[tone],
          ...(tone !== "default" && { fontWeight: 600 }),
        }}
      >
        <Icon sx={{ fontSize: "1rem" }} />
        {left}
      </Box>
    </Box>
  );
}
