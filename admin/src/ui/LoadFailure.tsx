import { Alert, Button } from "@mui/material";

interface Props {
  error: Error;
  /** Data that were loaded earlier are still shown. */
  isStale?: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded, and offers a retry. */
export function LoadFailure({ error, isStale = false, isFetching, onRetry }: Props) {
  return (
    <Alert
      severity={isStale ? "info" : "error"}
      role={isStale ? "status" : "alert"}
      action={
        <Button color="inherit" size="small" disabled={isFetching} onClick={onRetry}>
          {isFetching ? "Försöker …" : "Försök igen"}
        </Button>
      }
    >
      {isStale ? "Det gick inte att uppdatera. Det som visas kan ha ändrats." : error.message}
    </Alert>
  );
}
