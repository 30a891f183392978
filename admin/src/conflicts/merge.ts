import { HttpError } from "react-admin";

/** A field that can be in conflict. */
export interface MergeField<Values> {
  name: keyof Values & string;
  label: string;
  /** Formats the field's value; without it text is shown as it is. */
  format?: (values: Values) => string;
}

export type Choice = "mine" | "theirs";

/** Query options of a form page: the record is not refetched while it is edited. */
export const frozenQuery = { staleTime: "static", gcTime: 0 } as const;

/** The current row in a CHANGED_BY_OTHER error; null for other errors. */
export function conflictingRow<Row>(error: unknown): Row | null {
  if (!(error instanceof HttpError)) return null;
  const body: unknown = error.body;
  if (typeof body !== "object" || body === null || !("Code" in body) || !("Present" in body)) return null;
  return body.Code === "CHANGED_BY_OTHER" ? (body.Present as Row) : null;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields with different values. */
export const differing = <V>(fields: readonly MergeField<V>[], mine: V, theirs: V): MergeField<V>[] =>
  fields.filter(({ name }) => !isEqual(mine[name], theirs[name]));

/** Fields that both sides changed, differently. */
export const conflicting = <V>(fields: readonly MergeField<V>[], base: V, mine: V, theirs: V): MergeField<V>[] =>
  differing(fields, mine, theirs).filter(
    ({ name }) => !isEqual(base[name], mine[name]) && !isEqual(base[name], theirs[name]),
  );

/** Default choice: the side that changed the field; mine if both changed it. */
export const likelyChoice = <V>(name: keyof V, base: V, mine: V): Choice =>
  isEqual(base[name], mine[name]) ? "theirs" : "mine";

/** The merged values. A field without a choice has my value. */
export function merged<V extends object>(mine: V, theirs: V, choices: Partial<Record<keyof V & string, Choice>>): V {
  const taken = Object.entries(choices).filter(([, choice]) => choice === "theirs");
  return { ...mine, ...Object.fromEntries(taken.map(([name]) => [name, theirs[name as keyof V]])) };
}
