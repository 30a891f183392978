import { type RaRecord, useGetList } from "react-admin";

/** The names of areas of law by their numbers, as AreaInput reads them; "" for none. */
export function useAreaName(): (id: number | null) => string {
  const { data = [] } = useGetList<RaRecord & { Name: string }>("categories", {
    pagination: { page: 1, perPage: 100 },
  });
  return (id) => data.find((area) => area.id === id)?.Name ?? (id === null ? "" : String(id));
}
