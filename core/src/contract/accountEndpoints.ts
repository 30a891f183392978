import { Me } from "./account.ts";
import { endpoint } from "./endpoint.ts";

/** Calls on accounts. */
export const accountEndpoints = {
  getMe: endpoint({
    method: "GET",
    path: "/me",
    summary: "The signed-in account",
    access: "account",
    responses: { 200: Me },
  }),
};
