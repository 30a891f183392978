import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useNavigate, useNotify } from "react-admin";
import { faultOf } from "./fault.ts";

interface Props {
  title: string;
  /** What goes with it. */
  children: ReactNode;
  remove: () => Promise<unknown>;
  /** Said when it is gone. */
  done: string;
  /** Where the admin stands then. */
  then: string;
  onClose: () => void;
}

/** Asks before something is deleted for good; a refusal is told in the dialog, which stays. */
export function DeleteDialog({ title, children, remove, done, then, onClose }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const [fault, setFault] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  const press = async () => {
    setDeleting(true);
    try {
      await remove();
      notify(done, { type: "success" });
      void navigate(then);
    } catch (error) {
      setFault(faultOf(error).text);
      setDeleting(false);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => !isDeleting && onClose()}
      aria-labelledby="delete-title"
      aria-describedby="delete-text"
    >
      <DialogTitle id="delete-title">{title}</DialogTitle>
      <DialogContent>
        {fault !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {fault}
          </Alert>
        )}
        <DialogContentText id="delete-text">{children}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={isDeleting} onClick={onClose}>
          Avbryt
        </Button>
        <Button variant="contained" color="error" disabled={isDeleting} onClick={() => void press()}>
          {isDeleting ? "Tar bort …" : "Ta bort"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
