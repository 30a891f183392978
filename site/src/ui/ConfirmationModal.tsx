import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  onYes: () => void;
  onCancel: () => void;
  /** Irreversible: Cancel has the focus, so that Enter cancels. */
  danger?: boolean;
  /** Pending: a second click does nothing. */
  busy?: boolean;
}

/** Asks for confirmation of an action (specification section 8): yes or cancel. */
export function ConfirmationModal({ open, title, children, onYes, onCancel, danger, busy }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  // Runs after the dialog's own effect, which opens it with the focus on its first button.
  useEffect(() => {
    if (open && danger) cancel.current?.focus();
  }, [open, danger]);
  return (
    <Dialog
      open={open}
      alert
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button
            type="button"
            variant={danger ? "danger" : "primary"}
            busy={busy ?? false}
            onClick={() => {
              if (!busy) onYes();
            }}
          >
            Ja
          </Button>
          <Button ref={cancel} type="button" variant="secondary" onClick={onCancel}>
            Avbryt
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
