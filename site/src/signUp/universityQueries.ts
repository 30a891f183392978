import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrStale } from "../api/api.ts";

/** Where applicants can study, in the order the form shows them. */
export const universitiesQuery = () =>
  queryOptions({
    queryKey: ["universities"],
    queryFn: async () => bodyOrStale("universities", await api().listUniversities()).Universities,
  });
