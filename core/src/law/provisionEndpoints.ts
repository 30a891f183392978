import { endpoint } from "../contract/endpoint.ts";
import { CitedProvisionList } from "./provisionSchema.ts";

/** Endpoints for the provisions that answers cite. */
export const provisionEndpoints = {
  listCitedProvisions: endpoint({
    method: "GET",
    path: "/provisions",
    summary: "The provisions that sent answers cite, with the number of answers; the thousand most cited",
    access: "staff",
    responses: { 200: CitedProvisionList },
    rows: "Provisions",
    addition: "Authors can reuse provisions that have been cited before",
  }),
};
