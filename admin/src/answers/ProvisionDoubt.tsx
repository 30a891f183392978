import { type CheckedProvision, isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";
import type { CitedProvision } from "@lagrum/core/law/provisionSchema";
import { Button, Typography } from "@mui/material";
import { doubtOf } from "./doubtOf.ts";

interface Props {
  checked: CheckedProvision;
  /** Replaces the provision in the answer's list; absent for a provision that only the text cites. */
  onReplace?: ((provision: CitedProvision) => void) | undefined;
}

/** The doubt about a provision, with a suggested correction. */
export function ProvisionDoubt({ checked, onReplace }: Props) {
  const doubt = doubtOf(checked);
  if (doubt === null) return null;
  const { Suggestion } = checked;
  return (
    <>
      <Typography
        variant="body2"
        role="status"
        sx={{ color: isVerified(checked) || checked.Confirmable ? "text.secondary" : "error.main" }}
      >
        {doubt}
      </Typography>
      {!isVerified(checked) && Suggestion && onReplace && (
        <Button
          size="small"
          onClick={() => {
            const { Label: _label, ...meant } = Suggestion;
            onReplace(meant);
          }}
        >
          Ändra till {provisionPlace(Suggestion)}
        </Button>
      )}
    </>
  );
}
