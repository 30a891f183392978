import { Alert, Button } from "@mui/material";
import { isOutage } from "../dataProvider/httpError.ts";

interface Props {
  error: Error | null | undefined;
  /** Whether the page shows a record that was read earlier. */
  isShown: boolean;
  onRetry: () => void;
}

/** Says that a record could not be read, because the API is unavailable. */
export function ReadFailure({ error, isShown, onRetry }: Props) {
  if (!error || !isOutage(error)) return null;
  return (
    <Alert
      severity={isShown ? "info" : "warning"}
      role={isShown ? "status" : "alert"}
      sx={{ mt: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Försök igen
        </Button>
      }
    >
      {isShown
        ? "Uppgifterna på sidan kunde inte läsas om just nu. Du kan arbeta vidare; sidan försöker igen av sig själv."
        : `${error.message} Sidan försöker igen av sig själv.`}
    </Alert>
  );
}
