import { lengths } from "@lagrum/core/contract/lengths";
import { type InboxItem, UpdateInboxItem } from "@lagrum/core/inbox/inboxSchema";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { LongTextInput } from "../forms/dialogInputs.tsx";
import { LockedDialog } from "../forms/LockedDialog.tsx";

const fields = [{ name: "Note", label: "Anteckning" }] as const;
const valuesOf = ({ Note }: Pick<InboxItem, "Note">) => ({ Note });

interface Props {
  item: InboxItem;
  onClose: () => void;
}

/** Edits the internal note of an inbox item. */
export function NoteDialog({ item, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <LockedDialog
      title={`Anteckning om ${item.Reference}`}
      schema={UpdateInboxItem}
      row={item}
      fields={fields}
      valuesOf={valuesOf}
      save={(body) => dataProvider.updateInboxItem(item.ID, body)}
      onClose={onClose}
    >
      <LongTextInput
        source="Note"
        label="Anteckning"
        hint="Syns bara för personalen."
        maxLength={lengths.InboxNote.max}
      />
    </LockedDialog>
  );
}
