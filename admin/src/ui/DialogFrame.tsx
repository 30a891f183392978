import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type FormEvent, type ReactNode, useId } from "react";

interface Props {
  title: string;
  /** Interrupts with something that can't be undone: then not to do it is what Enter means at first. */
  isAlert?: boolean;
  /** How wide it may be: wider for long texts. */
  maxWidth?: "sm" | "md";
  /** What is read out with the title. */
  description?: ReactNode;
  formError: string | null;
  /** What the button says. */
  action: string;
  color?: "primary" | "error";
  isPending: boolean;
  onSubmit: () => void;
  /** Null while it is too late. */
  onCancel: (() => void) | null;
  children?: ReactNode;
  /** Dialogs that open over this one. */
  over?: ReactNode;
}

/** What dialogs that do something have in common: a title, what went wrong, the way out and the button that does it. */
export function DialogFrame({
  title,
  isAlert = false,
  maxWidth = "sm",
  description,
  formError,
  action,
  color = "primary",
  isPending,
  onSubmit,
  onCancel,
  children,
  over,
}: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog opened from within a form is in that form to React, and would save it too.
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
      // A press beside it must not throw away what was typed.
      onClose={(_, why) => why === "escapeKeyDown" && onCancel?.()}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          {formError !== null && (
            <Alert severity="error" sx={{ mb: 2 }}>
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
            Avbryt
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
