import { endpoint } from "../contract/endpoint.ts";
import { InsuranceRules } from "./insuranceSchema.ts";

/** The call for the rules of legal-protection insurance. */
export const insuranceEndpoints = {
  getInsuranceRules: endpoint({
    method: "GET",
    path: "/insuranceRules",
    summary: "The figures, areas and companies that the legal-protection check goes by today",
    access: "public",
    responses: { 200: InsuranceRules },
    addition: "Section 2 has pages on legal-protection insurance; what they rest on changes with the years.",
  }),
};
