import { HttpError } from "react-admin";

/** A field that two people may have written. */
export interface MergeField<Values> {
  name: keyof Values & string;
  label: string;
  /** The value in words; texts stand for themselves. */
  words?: (value: never) => string;
}

export type Choice = "mine" | "theirs";

/** For a form that is a page of its own: what is read there stays as it was read, whatever others save meanwhile. */
export const frozenQuery = { staleTime: "static", gcTime: 0 } as const;

/** The row as it stands now, of a save that came too late; null for other refusals. */
export function conflictingRow<Row>(error: unknown): Row | null {
  if (!(error instanceof HttpError)) return null;
  const body: unknown = error.body;
  if (typeof body !== "object" || body === null || !("Code" in body) || !("Present" in body)) return null;
  return body.Code === "CHANGED_BY_OTHER" ? (body.Present as Row) : null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields in which the two differ. */
export const differing = <V>(fields: readonly MergeField<V>[], mine: V, theirs: V): MergeField<V>[] =>
  fields.filter(({ name }) => !same(mine[name], theirs[name]));

/** What is chosen before anyone chooses: where only one of the two has changed the field, that one's. */
export const likelyChoice = <V>(name: keyof V, base: V, mine: V): Choice =>
  same(base[name], mine[name]) ? "theirs" : "mine";

/** The values once chosen; fields that nobody had to choose about are the same in both, or mine. */
export function merged<V extends object>(mine: V, theirs: V, choices: Partial<Record<keyof V & string, Choice>>): V {
  const taken = Object.entries(choices).filter(([, choice]) => choice === "theirs");
  return { ...mine, ...Object.fromEntries(taken.map(([name]) => [name, theirs[name as keyof V]])) };
}
