import { formatDateTime } from "@lagrum/core/text/dates";
import { Typography } from "@mui/material";

/** Replaces the actions on a paid question while its asker may withdraw, and has not asked us to begin before. */
export function HeldNotice({ until }: { until: string }) {
  return (
    <Typography>
      Den som frågade har inte bett oss börja under ångerfristen. Frågan kan reserveras från {formatDateTime(until)}.
    </Typography>
  );
}
