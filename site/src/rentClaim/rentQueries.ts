import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrStale } from "../api/api.ts";

/** The figures of the rent estimate. */
export const rentRulesQuery = () =>
  queryOptions({
    queryKey: ["rentRules"],
    queryFn: async () => bodyOrStale("rentRules", await api().getRentRules()),
  });
