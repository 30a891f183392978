import { endpoint } from "../contract/endpoint.ts";
import { CitedProvisionList } from "./provisionSchema.ts";

/** Calls on the law that answers rest on. */
export const provisionEndpoints = {
  listCitedProvisions: endpoint({
    method: "GET",
    path: "/provisions",
    summary: "The provisions that sent answers cite, with how many do; the thousand that are cited most",
    access: "staff",
    responses: { 200: CitedProvisionList },
    rows: "Provisions",
    addition: "Whoever writes an answer finds what has been cited before instead of writing it anew",
  }),
};
