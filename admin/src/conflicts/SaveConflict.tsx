import { useState } from "react";
import { type HttpError, useNotify, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { MergeDialog } from "./MergeDialog.tsx";
import { conflictingRow, type MergeField } from "./merge.ts";

/** For a form that is a page of its own: keeps the row that a save came too late for. */
export function useSaveConflict<Row>() {
  const notify = useNotify();
  const [present, setPresent] = useState<Row | null>(null);
  const onError = (error: unknown) => {
    const row = conflictingRow<Row>(error);
    if (row) setPresent(row);
    else notify((error as HttpError).message, { type: "error" });
  };
  return { present, onError, settle: () => setPresent(null) };
}

interface Props<Row, Values extends object> {
  present: Row | null;
  settle: () => void;
  fields: readonly MergeField<Values>[];
  valuesOf: (row: Row) => Values;
}

/** Within such a form: lets its person choose, and puts what was chosen into its fields. */
export function SaveConflict<Row extends { UpdatedAt: string }, Values extends object>({
  present,
  settle,
  fields,
  valuesOf,
}: Props<Row, Values>) {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const record = useRecordContext();
  if (present === null || record === undefined) return null;
  const base = valuesOf(record as unknown as Row);
  const mine = { ...base, ...(getValues() as Partial<Values>) };
  return (
    <MergeDialog
      fields={fields}
      base={base}
      mine={mine}
      theirs={valuesOf(present)}
      onClose={settle}
      onChosen={(values) => {
        const chosen = fields.map(({ name }): [string, unknown] => [name, values[name]]);
        for (const [name, value] of chosen) setValue(name, value, { shouldDirty: true });
        setValue("UpdatedAt", present.UpdatedAt, { shouldDirty: true });
        settle();
      }}
    />
  );
}
