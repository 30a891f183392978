import { useState } from "react";
import { type HttpError, useNotify, useRecordContext } from "react-admin";
import { useFormContext } from "react-hook-form";
import { MergeDialog } from "./MergeDialog.tsx";
import { conflictingRow, type MergeField } from "./merge.ts";

/** State of a form page's conflict: the current row, which the save conflicted with. */
export function useSaveConflict<Row>() {
  const notify = useNotify();
  const [current, setCurrent] = useState<Row | null>(null);
  const onError = (error: unknown) => {
    const row = conflictingRow<Row>(error);
    if (row) setCurrent(row);
    else notify((error as HttpError).message, { type: "error" });
  };
  return { current, onError, clear: () => setCurrent(null) };
}

interface Props<Row, Values extends object> {
  current: Row | null;
  clear: () => void;
  fields: readonly MergeField<Values>[];
  valuesOf: (row: Row) => Values;
}

/** The merge dialog of a form page. It writes the result into the form's fields. */
export function SaveConflict<Row extends { UpdatedAt: string }, Values extends object>({
  current,
  clear,
  fields,
  valuesOf,
}: Props<Row, Values>) {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const record = useRecordContext();
  if (current === null || record === undefined) return null;
  const base = valuesOf(record as unknown as Row);
  const mine = { ...base, ...(getValues() as Partial<Values>) };
  return (
    <MergeDialog
      fields={fields}
      base={base}
      mine={mine}
      theirs={valuesOf(current)}
      onClose={clear}
      onChosen={(values) => {
        const chosen = fields.map(({ name }): [string, unknown] => [name, values[name]]);
        for (const [name, value] of chosen) setValue(name, value, { shouldDirty: true });
        setValue("UpdatedAt", current.UpdatedAt, { shouldDirty: true });
        clear();
      }}
    />
  );
}
