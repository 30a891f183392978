import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Box, Tooltip } from "@mui/material";

interface Props {
  label: string;
  wording: CheckedProvision["Wording"];
}

/** A provision's label, with its wording and date on hover and focus. */
export function ProvisionWording({ label, wording }: Props) {
  if (!wording) return label;
  const words = (
    <>
      <Box sx={{ whiteSpace: "pre-line", maxHeight: "20rem", overflow: "hidden" }}>{wording.Text}</Box>
      <Box sx={{ mt: 1, opacity: 0.85 }}>
        {wording.InForce === null ? "Lydelsens datum är inte känt." : `Gäller från ${formatDate(wording.InForce)}.`}
      </Box>
    </>
  );
  return (
    <Tooltip title={words} describeChild placement="bottom-start">
      <Box component="span" tabIndex={0} sx={{ textDecoration: "underline dotted", textUnderlineOffset: "0.2em" }}>
        {label}
      </Box>
    </Tooltip>
  );
}
