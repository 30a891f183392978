import { type RaRecord, useGetList } from "react-admin";

/** Looks up the name of an area by its id; "" for null. */
export function useAreaName(): (id: number | null) => string {
  const { data = [] } = useGetList<RaRecord & { Name: string }>("categories", {
    pagination: { page: 1, perPage: 100 },
  });
  return (id) => data.find((area) => area.id === id)?.Name ?? (id === null ? "" : String(id));
}
