import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrStale } from "../api/api.ts";

/** The rules of legal-protection insurance in force today. */
export const insuranceRulesQuery = () =>
  queryOptions({
    queryKey: ["insuranceRules"],
    queryFn: async () => bodyOrStale("insuranceRules", await api().getInsuranceRules()),
  });
