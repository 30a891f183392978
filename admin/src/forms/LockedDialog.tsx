import { useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { MergeDialog } from "../conflicts/MergeDialog.tsx";
import { conflictingRow, type MergeField } from "../conflicts/merge.ts";
import { ContractDialog, type ContractDialogProps } from "./ContractDialog.tsx";

interface Props<Row, Values extends FieldValues, Body extends FieldValues>
  extends Omit<ContractDialogProps<Values, Body>, "start" | "toBody" | "takeError" | "over"> {
  /** The row to edit, as it is when the form is opened; refetching it changes nothing in the form. */
  row: Row;
  valuesOf: (row: Row) => Values;
  /** Fields that can be in conflict with another's changes. */
  fields: readonly MergeField<Values>[];
  /** @param UpdatedAt of the row that the values are based on */
  toBody?: (values: Values, UpdatedAt: string) => unknown;
}

const withLock = (values: FieldValues, UpdatedAt: string): unknown => ({ ...values, UpdatedAt });

/** A form in a dialog that edits a row, with optimistic locking: a conflict is resolved field by field. */
export function LockedDialog<Row extends { UpdatedAt: string }, Values extends FieldValues, Body extends FieldValues>({
  row,
  valuesOf,
  fields,
  toBody = withLock,
  ...dialog
}: Props<Row, Values, Body>) {
  const [read, setRead] = useState(row);
  const [conflict, setConflict] = useState<{ theirs: Row; form: UseFormReturn<Values, unknown, Body> } | null>(null);

  const merge = (theirs: Row, form: UseFormReturn<Values, unknown, Body>, values: Values) => {
    form.reset(valuesOf(theirs));
    for (const { name } of fields) {
      const path = name as Path<Values>;
      form.setValue(path, values[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setRead(theirs);
    setConflict(null);
  };
  return (
    <ContractDialog
      {...dialog}
      start={valuesOf(read)}
      toBody={(values: Values) => toBody(values, read.UpdatedAt)}
      takeError={(error, form) => {
        const theirs = conflictingRow<Row>(error);
        if (theirs) setConflict({ theirs, form });
        return theirs !== null;
      }}
      over={
        conflict && (
          <MergeDialog
            fields={fields}
            base={valuesOf(read)}
            mine={conflict.form.getValues()}
            theirs={valuesOf(conflict.theirs)}
            onClose={() => setConflict(null)}
            onChosen={(values) => merge(conflict.theirs, conflict.form, values)}
          />
        )
      }
    />
  );
}
