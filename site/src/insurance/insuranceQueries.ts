import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrLast } from "../api.ts";

/** The rules of legal protection that hold today. */
export const insuranceRulesQuery = () =>
  queryOptions({
    queryKey: ["insuranceRules"],
    queryFn: async () => bodyOrLast("insuranceRules", await api().getInsuranceRules()),
  });
