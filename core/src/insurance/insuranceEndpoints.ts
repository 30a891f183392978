import { endpoint } from "../contract/endpoint.ts";
import { InsuranceRules } from "./insuranceSchema.ts";

/** The endpoint for the rules of legal-protection insurance. */
export const insuranceEndpoints = {
  getInsuranceRules: endpoint({
    method: "GET",
    path: "/insuranceRules",
    summary: "The current figures, areas and companies of the legal-protection check",
    access: "public",
    responses: { 200: InsuranceRules },
    addition: "Section 2 has pages on legal-protection insurance; their figures change over the years.",
  }),
};
