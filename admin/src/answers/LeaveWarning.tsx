import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useEffect } from "react";
import { useBlocker } from "react-admin";

interface Props {
  isUnsaved: boolean;
  /** Tries to save at once; when that succeeds the reader goes on without being asked. */
  onSave: () => void;
}

/** Holds back whoever leaves a text that the server does not have. */
export function LeaveWarning({ isUnsaved, onSave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (isBlocked) onSave();
  }, [isBlocked, onSave]);
  useEffect(() => {
    if (blocker.state === "blocked" && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  if (blocker.state !== "blocked") return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Texten är inte sparad</DialogTitle>
      <DialogContent>
        <DialogContentText>Om du lämnar sidan nu försvinner det som inte är sparat.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => blocker.proceed()}>Lämna sidan</Button>
        <Button variant="contained" onClick={() => blocker.reset()}>
          Stanna kvar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
