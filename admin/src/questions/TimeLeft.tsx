import type { QuestionListItem } from "@lagrum/core/contract/question";
import { formatDateTime } from "@lagrum/core/domain/dates";
import PauseIcon from "@mui/icons-material/PauseCircleOutlined";
import ScheduleIcon from "@mui/icons-material/ScheduleOutlined";
import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import { Chip } from "@mui/material";
import { useRecordContext } from "react-admin";
import { timeLeft, timeTone } from "./timeWords.ts";

type Timed = Pick<QuestionListItem, "State" | "DueAt" | "MinutesLeft" | "UsedPercent" | "Late">;

/** How long there is to answer, in words, with a mark of its own when it presses. */
export function TimeChip({ question }: { question: Timed }) {
  const words = timeLeft(question);
  if (words === null || question.DueAt === null) return null;
  const tone = timeTone(question);
  const Icon = question.State === "NeedsInfo" ? PauseIcon : tone === "default" ? ScheduleIcon : WarningIcon;
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={words}
      color={tone}
      variant={tone === "error" ? "filled" : "outlined"}
      title={`Utlovat senast ${formatDateTime(question.DueAt)}`}
      sx={{ height: "auto", minHeight: 24, "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}

/** The same in a list. */
export function TimeLeft() {
  const question = useRecordContext<QuestionListItem>();
  return question ? <TimeChip question={question} /> : null;
}
