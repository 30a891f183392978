import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { Box } from "@mui/material";

/** A date in a table, with the time of day as tooltip. */
export function Day({ at }: { at: string }) {
  return (
    <Box component="span" title={formatDateTime(at)} sx={{ whiteSpace: "nowrap" }}>
      {formatDate(at)}
    </Box>
  );
}
