import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrStale } from "../api/api.ts";

/** The universities, in the form's order. */
export const universitiesQuery = () =>
  queryOptions({
    queryKey: ["universities"],
    queryFn: async () => bodyOrStale("universities", await api().listUniversities()).Universities,
  });
