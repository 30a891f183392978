import { roles as allRoles, type Role } from "@lagrum/core/account/accountSchema";
import { lengths } from "@lagrum/core/contract/fieldSchema";
import { roleTexts } from "@lagrum/core/texts/people";
import type { User } from "@lagrum/core/user/userSchema";
import { Button, Checkbox, FormControlLabel, FormGroup, FormHelperText, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { MergeField } from "../conflicts/merge.ts";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Panel } from "../ui/Panel.tsx";
import { rolesLabel } from "./userLabels.ts";

interface Props {
  user: User;
  isOwn: boolean;
}

interface Values {
  roles: readonly Role[];
  Disabled: boolean;
  Notes: string;
  EmploymentNumber: string;
}

const fields: MergeField<Values>[] = [
  { name: "roles", label: "Roller", format: ({ roles }) => rolesLabel(roles) },
  { name: "Disabled", label: "Konto", format: ({ Disabled }) => (Disabled ? "Avstängt" : "Öppet") },
  { name: "Notes", label: "Anteckningar" },
  { name: "EmploymentNumber", label: "Anställningsnummer" },
];
const valuesOf = ({ roles, Disabled, Notes, EmploymentNumber }: User): Values => ({
  ...{ roles, Disabled, Notes: Notes ?? "" },
  EmploymentNumber: EmploymentNumber ?? "",
});

function RolesDialog({ user, isOwn, onClose }: Props & { onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(user, fields, valuesOf);
  const { roles, Disabled, Notes, EmploymentNumber } = values;
  const save = () =>
    dataProvider.editUserAdvanced(user.UserID, {
      ...(!isOwn && { roles: [...roles], Disabled }),
      Notes: Notes || null,
      EmploymentNumber: EmploymentNumber.trim() || null,
      UpdatedAt,
    });
  const switchRole = (role: Role, isOn: boolean) =>
    setValues({ ...values, roles: allRoles.filter((each) => (each === role ? isOn : roles.includes(each))) });
  return (
    <FormDialog title="Roller och anteckningar" save={save} onClose={onClose} merging={merging} isChanged={isChanged}>
      {(fieldErrors) => (
        <>
          <FormGroup aria-label="Roller">
            {allRoles.map((role) => (
              <FormControlLabel
                key={role}
                label={roleTexts[role]}
                disabled={isOwn}
                control={<Checkbox checked={roles.includes(role)} onChange={(_, isOn) => switchRole(role, isOn)} />}
              />
            ))}
            <FormControlLabel
              label="Kontot är avstängt"
              disabled={isOwn}
              control={<Checkbox checked={Disabled} onChange={(_, isOn) => setValues({ ...values, Disabled: isOn })} />}
            />
          </FormGroup>
          <FormHelperText>
            {isOwn
              ? "Dina egna roller ändras av en annan administratör."
              : "Gäller genast. Den som förlorar sin roll eller stängs av lämnar tillbaka sina reserverade frågor."}
          </FormHelperText>
          <TextField
            label="Anställningsnummer"
            fullWidth
            margin="normal"
            value={EmploymentNumber}
            onChange={(event) => setValues({ ...values, EmploymentNumber: event.target.value })}
            error={fieldErrors.EmploymentNumber !== undefined}
            helperText={fieldErrors.EmploymentNumber ?? "Som löneprogrammet känner personen."}
          />
          <TextField
            label="Anteckningar"
            fullWidth
            multiline
            minRows={4}
            margin="normal"
            value={Notes}
            onChange={(event) => setValues({ ...values, Notes: event.target.value })}
            error={fieldErrors.Notes !== undefined}
            helperText={fieldErrors.Notes ?? `Högst ${lengths.Notes.max} tecken. Personen kan begära att få läsa dem.`}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Roles, account status and internal notes. */
export function RolesAndNotes(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { user } = props;
  return (
    <Panel title="Roller och anteckningar">
      <Facts
        facts={[
          ["Roller", rolesLabel(user.roles)],
          ["Konto", user.Disabled ? "Avstängt" : "Öppet"],
          ["Anställningsnummer", user.EmploymentNumber ?? "Saknas"],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1.5, mb: 1.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {user.Notes ?? "Inga anteckningar."}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Ändra
      </Button>
      {isOpen && <RolesDialog {...props} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
