import { isAdmin } from "@lagrum/core/domain/roles";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNavigate, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";

interface Props {
  question: { ID: number; Title: string };
  /** Where the admin stands when the question is gone. */
  then: string;
}

/** Deletes a question for good. Shown to admins alone; the API refuses others. */
export function DeleteQuestionButton(props: Props) {
  const { me } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin(me.roles)) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Ta bort frågan
      </Button>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ question: { ID, Title }, then, onClose }: Props & { onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const [fault, setFault] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await dataProvider.deleteQuestion(ID);
      notify("Frågan är borttagen.", { type: "success" });
      void navigate(then);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
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
      <DialogTitle id="delete-title">Ta bort frågan för gott?</DialogTitle>
      <DialogContent>
        {fault !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {fault}
          </Alert>
        )}
        <DialogContentText id="delete-text">
          ”{Title}” tas bort tillsammans med svaret och uppgifterna om den som frågade. Det går inte att ångra.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={isDeleting} onClick={onClose}>
          Avbryt
        </Button>
        <Button variant="contained" color="error" disabled={isDeleting} onClick={() => void remove()}>
          {isDeleting ? "Tar bort …" : "Ta bort"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
