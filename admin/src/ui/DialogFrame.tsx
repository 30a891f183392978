import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type FormEvent, type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** For an action that can't be undone. The cancel button has the focus at first. */
  isAlert?: boolean;
  /** "md" suits long texts. */
  maxWidth?: "sm" | "md";
  /** Read out together with the title. */
  description?: ReactNode;
  /** Why the last attempt failed. */
  formError?: string | null;
  /** Label of the submit button. */
  action: string;
  color?: "primary" | "error";
  isPending?: boolean;
  onSubmit: () => void;
  /** Label of the cancel button. */
  cancel?: string;
  /** Null when it is too late to cancel. */
  onCancel: (() => void) | null;
  /** Handler of Escape, if it isn't cancel. */
  onEscape?: () => void;
  children?: ReactNode;
  /** Dialogs that open on top of this one. */
  over?: ReactNode;
}

/** The submit button of a long form is far from the error at its top. */
const scrollTo = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: "nearest" });

/** The frame of every dialog with a submit and a cancel button. */
export function DialogFrame({
  title,
  isAlert = false,
  maxWidth = "sm",
  description,
  formError = null,
  action,
  color = "primary",
  isPending = false,
  onSubmit,
  cancel = "Avbryt",
  onCancel,
  onEscape,
  children,
  over,
}: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form that contains the dialog, which would be saved too.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={`${id}-title`}
      {...(isAlert && { role: "alertdialog" })}
      {...(description && { "aria-describedby": `${id}-text` })}
      // A click on the backdrop must not discard typed text.
      onClose={(_, why) => why === "escapeKeyDown" && (onEscape ?? onCancel)?.()}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          {formError !== null && (
            <Alert ref={scrollTo} severity="error" sx={{ mb: 2 }}>
              {formError}
            </Alert>
          )}
          {description && (
            <DialogContentText id={`${id}-text`} component="div">
              {description}
            </DialogContentText>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button autoFocus={isAlert} disabled={onCancel === null} onClick={() => onCancel?.()}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" color={color} disabled={isPending}>
            {action}
          </Button>
        </DialogActions>
      </form>
      {over}
    </Dialog>
  );
}
