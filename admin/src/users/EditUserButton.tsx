import type { User } from "@lagrum/core/user/userSchema";
import { Button, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";

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

function EditDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(user, inputs, valuesOf);
  const save = () => {
    const { FirstName, LastName, Title, Phone } = values;
    const change = { FirstName, LastName, Title: Title || null, Phone: Phone || null, UpdatedAt };
    return dataProvider.editUser(user.UserID, change);
  };
  return (
    <FormDialog title="Ändra uppgifter" save={save} onClose={onClose} merging={merging} isChanged={isChanged}>
      {(fieldErrors) =>
        inputs.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            fullWidth
            margin="normal"
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            error={fieldErrors[name] !== undefined}
            helperText={fieldErrors[name] ?? hint}
          />
        ))
      }
    </FormDialog>
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
