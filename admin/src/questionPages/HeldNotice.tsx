import { formatDateTime } from "@lagrum/core/text/dates";
import { Typography } from "@mui/material";

/**
 * Replaces the actions on a paid question that is on hold: the withdrawal period runs, and the asker has not consented
 * to an earlier start.
 */
export function HeldNotice({ until }: { until: string }) {
  return (
    <Typography>
      Den som frågade har inte bett oss börja under ångerfristen. Frågan kan reserveras från {formatDateTime(until)}.
    </Typography>
  );
}
