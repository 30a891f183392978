import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { idParam } from "../contract/fieldSchema.ts";
import {
  MoneyCaseList,
  MoneyCaseOutcome,
  MoneyCaseQuery,
  MoneyCaseSource,
  SettleMoneyCase,
} from "./moneyCaseSchema.ts";

/** Endpoints of the list in which administrators settle differences of money. */
export const moneyCaseEndpoints = {
  listMoneyCases: endpoint({
    method: "GET",
    path: "/moneyCases",
    summary: "Differences between the provider's books, ours and the orders' states, until they are settled",
    access: "admin",
    query: MoneyCaseQuery,
    responses: { 200: MoneyCaseList },
    rows: "MoneyCases",
    addition: "Unmatched payments, refused captures and refunds, and differences of the books are settled in one list.",
  }),
  settleMoneyCase: endpoint({
    method: "PUT",
    path: "/moneyCases/{source}/{id}",
    summary: "Act on a case; it closes only when provider, books and the order's state agree",
    access: "admin",
    params: z.object({ source: MoneyCaseSource, id: idParam }),
    body: SettleMoneyCase,
    responses: { 200: MoneyCaseOutcome },
    idempotent: "write",
    addition: "A person decides where the service can't settle money by itself.",
  }),
};
