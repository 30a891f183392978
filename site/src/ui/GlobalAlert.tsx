import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  title: string;
  /** The alert's text: alertText of core/texts/accounts for error.{code}, accountTexts for the others. */
  children: ReactNode;
  onOk: () => void;
  /** Shown where a retry may succeed. */
  onRetry?: (() => void) | undefined;
}

/** An error or a message with an ok button (specification section 8). */
export function GlobalAlert({ title, children, onOk, onRetry }: Props) {
  return (
    <Dialog
      open
      alert
      title={title}
      onClose={onOk}
      actions={
        <>
          {onRetry && (
            <Button type="button" onClick={onRetry}>
              Försök igen
            </Button>
          )}
          <Button type="button" variant={onRetry ? "secondary" : "primary"} onClick={onOk}>
            Ok
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
