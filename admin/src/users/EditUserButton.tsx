import { UpdateUser, type User } from "@lagrum/core/user/userSchema";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { LineInput } from "../forms/dialogInputs.tsx";
import { LockedDialog } from "../forms/LockedDialog.tsx";

const inputs = [
  { name: "FirstName", label: "Förnamn", hint: undefined },
  { name: "LastName", label: "Efternamn", hint: undefined },
  { name: "Title", label: "Titel", hint: "Visas vid personens svar, till exempel ”Juriststudent, termin 7, Uppsala”." },
  { name: "Phone", label: "Telefon", hint: "Till exempel 070-123 45 67." },
] as const;

type Values = Record<(typeof inputs)[number]["name"], string>;

const valuesOf = ({ FirstName, LastName, Title, Phone }: User): Values => ({
  ...{ FirstName, LastName },
  ...{ Title: Title ?? "", Phone: Phone ?? "" },
});

const toBody = ({ FirstName, LastName, Title, Phone }: Values, UpdatedAt: string) => ({
  ...{ FirstName, LastName, UpdatedAt },
  ...{ Title: Title.trim() || null, Phone: Phone.trim() || null },
});

function EditDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <LockedDialog
      title="Ändra uppgifter"
      schema={UpdateUser}
      row={user}
      fields={inputs}
      valuesOf={valuesOf}
      toBody={toBody}
      save={(body) => dataProvider.editUser(user.UserID, body)}
      onClose={onClose}
    >
      {inputs.map(({ name, label, hint }) => (
        <LineInput key={name} source={name} label={label} hint={hint} />
      ))}
    </LockedDialog>
  );
}

/** Edits name, title and phone number. */
export function EditUserButton({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Ändra uppgifter
      </Button>
      {isOpen && <EditDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
