import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrLast } from "../api.ts";

/** Where applicants can study, in the order the form shows them. */
export const universitiesQuery = () =>
  queryOptions({
    queryKey: ["universities"],
    queryFn: async () => bodyOrLast("universities", await api().listUniversities()).Universities,
  });
