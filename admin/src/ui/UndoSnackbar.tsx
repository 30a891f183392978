import { Button, Snackbar } from "@mui/material";
import { useState } from "react";

interface Props {
  text: string;
  isOpen: boolean;
  onUndo: () => void;
}

/** Confirms an action and offers to undo it, for ten seconds. */
export function UndoSnackbar({ text, isOpen, onUndo }: Props) {
  const [isDismissed, dismiss] = useState(false);
  return (
    <Snackbar
      open={isOpen && !isDismissed}
      autoHideDuration={10_000}
      onClose={(_, reason) => reason === "timeout" && dismiss(true)}
      message={text}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          Ångra
        </Button>
      }
    />
  );
}
