import { useState } from "react";
import type { MergeField } from "./merge.ts";

/** What a form's dialog needs when a save comes too late. */
export interface Merging<Row, Values extends object> {
  fields: readonly MergeField<Values>[];
  base: Values;
  mine: Values;
  valuesOf: (row: Row) => Values;
  take: (values: Values, present: Row) => void;
}

/**
 * The values of a form in a dialog. They, and the moment that is sent back as `UpdatedAt`, are those of the row as it
 * was when the form was opened, or when it was last merged: the row around the form is read again all the time.
 */
export function useOptimisticLock<Row extends { UpdatedAt: string }, Values extends object>(
  row: Row,
  fields: readonly MergeField<Values>[],
  valuesOf: (row: Row) => Values,
) {
  const [read, setRead] = useState(row);
  const [values, setValues] = useState(() => valuesOf(row));
  const base = valuesOf(read);
  const merging: Merging<Row, Values> = {
    ...{ fields, base, mine: values, valuesOf },
    take(merged, present) {
      setRead(present);
      setValues(merged);
    },
  };
  const isChanged = JSON.stringify(base) !== JSON.stringify(values);
  return { values, setValues, UpdatedAt: read.UpdatedAt, merging, isChanged };
}
