import type { User } from "@lagrum/core/contract/user";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNavigate, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { nameOf } from "./userWords.ts";

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const [fault, setFault] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);

  const remove = async () => {
    setDeleting(true);
    try {
      await dataProvider.deleteUser(user.UserID);
      notify("Kontot är borttaget.", { type: "success" });
      void navigate("/users");
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
      aria-labelledby="delete-user"
      aria-describedby="delete-user-text"
    >
      <DialogTitle id="delete-user">Ta bort kontot för gott?</DialogTitle>
      <DialogContent>
        {fault !== null && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {fault}
          </Alert>
        )}
        <DialogContentText id="delete-user-text">
          Alla uppgifter om {nameOf(user)} raderas, också provsvaren, och personen kan inte längre logga in. Publicerade
          svar ligger kvar utan namnet. Reserverade frågor lämnas tillbaka till kön. Inget mejl skickas. Det går inte
          att ångra.
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

/** Deletes another's account. One's own is deleted on the account page. */
export function DeleteUserButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Ta bort kontot
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
