import { useState } from "react";
import type { MergeField } from "./merge.ts";

/** Input of the dialog that resolves a conflict. */
export interface Merging<Row, Values extends object> {
  fields: readonly MergeField<Values>[];
  base: Values;
  mine: Values;
  valuesOf: (row: Row) => Values;
  applyMerge: (values: Values, current: Row) => void;
}

/**
 * Values of a form in a dialog, with optimistic locking: they and `UpdatedAt` are those of the row when the form was
 * opened or last merged, even if it is refetched later.
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
    applyMerge(merged, current) {
      setRead(current);
      setValues(merged);
    },
  };
  const isChanged = JSON.stringify(base) !== JSON.stringify(values);
  return { values, setValues, UpdatedAt: read.UpdatedAt, merging, isChanged };
}
