import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import styles from "./Dialog.module.css";

interface Props {
  open: boolean;
  /** By Esc too. Where something has to be chosen, leave it out: then only the actions lead on. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the one that changes something first. */
  actions: ReactNode;
  /** About something that can't be undone or that stops all else: read out at once. */
  alert?: boolean;
}

/**
 * A question that stands before the page. The browser keeps focus inside while it is open, and it goes back to where it
 * was when it closes.
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
  // One that is taken away while it is open gives the focus back too.
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
        // Whoever opened it closes it.
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Browsers let a second Esc through whatever we say.
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
