import type { User } from "@lagrum/core/user/userSchema";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { DeleteDialog } from "../ui/DeleteDialog.tsx";
import { nameOf } from "./userLabels.ts";

/** Deletes another user's account. Users delete their own on the account page. */
export function DeleteUserButton({ user }: { user: User }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Ta bort kontot
      </Button>
      {isOpen && (
        <DeleteDialog
          title="Ta bort kontot för gott?"
          remove={() => dataProvider.deleteUser(user.UserID)}
          done="Kontot är borttaget."
          then="/users"
          onClose={() => setOpen(false)}
        >
          Alla uppgifter om {nameOf(user)} raderas, också provsvaren, och personen kan inte längre logga in. Publicerade
          svar ligger kvar utan namnet. Reserverade frågor lämnas tillbaka till kön. Inget mejl skickas. Det går inte
          att ångra.
        </DeleteDialog>
      )}
    </>
  );
}
