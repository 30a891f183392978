import { lengths } from "@lagrum/core/contract/lengths";
import type { InboxItem } from "@lagrum/core/inbox/inboxSchema";
import { useDataProvider } from "react-admin";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

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
        <LongTextField
          label="Anteckning"
          value={values.Note}
          onChange={(Note) => setValues({ Note })}
          error={fieldErrors.Note}
          hint="Syns bara för personalen."
          maxLength={lengths.InboxNote.max}
        />
      )}
    </FormDialog>
  );
}
