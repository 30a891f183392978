/** Sorts rows as their IDs are. */
export function inOrderOf<R extends { ID: number }>(ids: readonly number[], rows: readonly R[]): R[] {
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((one, other) => (place.get(one.ID) ?? 0) - (place.get(other.ID) ?? 0));
}
