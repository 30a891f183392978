import { endpoint } from "../contract/endpoint.ts";
import { RentRules } from "./rentClaimSchema.ts";

/** The endpoint for the figures of the rent estimate. */
export const rentClaimEndpoints = {
  getRentRules: endpoint({
    method: "GET",
    path: "/rentRules",
    summary: "The figures of the rent estimate, each with its source and first day",
    access: "public",
    responses: { 200: RentRules },
    addition: "Section 7 has POST /exorbitantRent; the estimate before it uses figures that change over the years.",
  }),
};
