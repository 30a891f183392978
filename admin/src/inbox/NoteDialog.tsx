import { lengths } from "@lagrum/core/contract/lengths";
import type { InboxItem } from "@lagrum/core/inbox/inboxSchema";
import { TextField } from "@mui/material";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../layout/FormDialog.tsx";
import { useLockedForm } from "../merging/useLockedForm.ts";

const fields = [{ name: "Note", label: "Anteckning" }] as const;
const valuesOf = ({ Note }: Pick<InboxItem, "Note">) => ({ Note });

interface Props {
  item: InboxItem;
  onClose: () => void;
}

/** What the staff write to each other about something in the inbox. */
export function NoteDialog({ item, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useLockedForm(item, fields, valuesOf);
  return (
    <FormDialog
      title={`Anteckning om ${item.Reference}`}
      save={() => dataProvider.updateInboxItem(item.ID, { ...values, UpdatedAt })}
      onClose={onClose}
      merging={merging}
      isChanged={isChanged}
    >
      {(faults) => (
        <TextField
          label="Anteckning"
          fullWidth
          multiline
          minRows={3}
          margin="normal"
          value={values.Note}
          onChange={(event) => setValues({ Note: event.target.value })}
          error={faults.Note !== undefined}
          helperText={faults.Note ?? "Syns bara för personalen."}
          slotProps={{ htmlInput: { maxLength: lengths.InboxNote.max } }}
        />
      )}
    </FormDialog>
  );
}
