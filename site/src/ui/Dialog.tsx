import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import styles from "./Dialog.module.css";

interface Props {
  open: boolean;
  /** Called on Esc too. Left out where one of the actions must be chosen. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the primary one first. */
  actions: ReactNode;
  /** An alertdialog: announced at once. */
  alert?: boolean;
}

/**
 * A modal dialog. The browser traps the focus while it is open and restores it when it closes.
 */
export function Dialog({ open, onClose, title, children, actions, alert }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Closes on unmount, so that the focus returns.
  useLayoutEffect(() => {
    const dialog = box.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        // The opener closes it.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers close the dialog at a second Esc, even after preventDefault.
        if (!open) return;
        if (onClose) onClose();
        else box.current?.showModal();
      }}
    >
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}text`}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
