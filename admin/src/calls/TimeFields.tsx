import { Alert, Stack, TextField } from "@mui/material";
import type { FormError } from "../ui/formError.ts";
import type { CallTimeState } from "./useCallTime.ts";

/** Date and time of a call. Asks for confirmation outside opening hours. */
export function TimeFields({ callTime, fieldErrors }: { callTime: CallTimeState; fieldErrors: FormError["fields"] }) {
  const { fields, change, isAskingAgain } = callTime;
  const formError = fieldErrors.AgreedAt;
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 2 }}>
        {(["day", "time"] as const).map((part) => (
          <TextField
            key={part}
            label={part === "day" ? "Dag" : "Klockslag"}
            type={part === "day" ? "date" : "time"}
            fullWidth
            value={fields[part]}
            onChange={(event) => change({ ...fields, [part]: event.target.value })}
            error={formError !== undefined}
            helperText={part === "day" ? formError : "Svensk tid."}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Stack>
      {isAskingAgain && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Utanför öppettiderna, boka ändå?
        </Alert>
      )}
    </>
  );
}
