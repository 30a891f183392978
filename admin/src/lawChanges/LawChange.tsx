import type { OutdatedAnswer } from "@lagrum/core/law/lawChangeSchema";
import { dayOf, formatDate } from "@lagrum/core/text/dates";
import { Box, Typography } from "@mui/material";

function Wording({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h5">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </Box>
  );
}

/** A provision's two wordings side by side; below each other in a narrow window. */
export function LawChange({ change }: { change: OutdatedAnswer["Changes"][number] }) {
  const { Label, InForce, Before, After } = change;
  const isComing = InForce > dayOf(new Date());
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle1" component="h4">
        {Label}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, mt: 0.5, gridTemplateColumns: { md: "1fr 1fr" } }}>
        <Wording title="Tidigare lydelse" text={Before} />
        <Wording title={`${isComing ? "Gäller från och med" : "Lydelse från"} ${formatDate(InForce)}`} text={After} />
      </Box>
    </Box>
  );
}
