import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  onYes: () => void;
  onCancel: () => void;
  /** It can't be undone. */
  danger?: boolean;
  /** At work: a second press does nothing. */
  busy?: boolean;
}

/** A warning before something is done (specification section 8): yes or cancel. */
export function ConfirmationModal({ open, title, children, onYes, onCancel, danger, busy }: Props) {
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
            look={danger ? "danger" : "primary"}
            busy={busy ?? false}
            onClick={() => {
              if (!busy) onYes();
            }}
          >
            Ja
          </Button>
          <Button type="button" look="secondary" onClick={onCancel}>
            Avbryt
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
