import type { BodySchema } from "@lagrum/core/contract/checkBody";
import { lengths } from "@lagrum/core/contract/lengths";
import { LongTextInput } from "./dialogInputs.tsx";
import { LockedDialog } from "./LockedDialog.tsx";

interface Row {
  Reference: string;
  Notes: string;
  UpdatedAt: string;
}
interface Body {
  Notes: string;
  UpdatedAt?: string | undefined;
}

const fields = [{ name: "Notes", label: "Anteckningar" }] as const;
const valuesOf = ({ Notes }: Row) => ({ Notes });

interface Props {
  row: Row;
  /** The contract's schema of the request. */
  schema: BodySchema<Body>;
  save: (body: Body) => Promise<unknown>;
  onClose: () => void;
}

/** Edits the staff's notes about an order or a meeting. */
export const NotesDialog = ({ row, ...dialog }: Props) => (
  <LockedDialog title={`Anteckningar om ${row.Reference}`} row={row} fields={fields} valuesOf={valuesOf} {...dialog}>
    <LongTextInput
      source="Notes"
      label="Anteckningar"
      hint="Syns bara för personalen."
      maxLength={lengths.Notes.max}
      minRows={5}
    />
  </LockedDialog>
);
