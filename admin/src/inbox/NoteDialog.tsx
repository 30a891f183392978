import { lengths } from "@lagrum/core/contract/lengths";
import type { InboxItem } from "@lagrum/core/inbox/inboxSchema";
import { TextField } from "@mui/material";
import { useDataProvider } from "react-admin";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";

const fields = [{ name: "Note", label: "Anteckning" }] as const;
const valuesOf = ({ Note }: Pick<InboxItem, "Note">) => ({ Note });

interface Props {
  item: InboxItem;
  onClose: () => void;
}

/** Edits the internal note of an inbox item. */
export function NoteDialog({ item, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(item, fields, valuesOf);
  return (
    <FormDialog
      title={`Anteckning om ${item.Reference}`}
      save={() => dataProvider.updateInboxItem(item.ID, { ...values, UpdatedAt })}
      onClose={onClose}
      merging={merging}
      isChanged={isChanged}
    >
      {(fieldErrors) => (
        <TextField
          label="Anteckning"
          fullWidth
          multiline
          minRows={3}
          margin="normal"
          value={values.Note}
          onChange={(event) => setValues({ Note: event.target.value })}
          error={fieldErrors.Note !== undefined}
          helperText={fieldErrors.Note ?? "Syns bara för personalen."}
          slotProps={{ htmlInput: { maxLength: lengths.InboxNote.max } }}
        />
      )}
    </FormDialog>
  );
}
