import type { ContractWithdrawal } from "@lagrum/core/withdrawal/withdrawalSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api/api.ts";

/** What the code opened, or the error code to show. */
export type OpenedContract = { contract: ContractWithdrawal } | { Code: string };

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

/** The right of withdrawal of the order that the code opens. */
export const contractQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["withdrawal", code ?? null],
    queryFn: async (): Promise<OpenedContract> => {
      if (code === undefined) {
        answerWith(404);
        return { Code: "LINK_INVALID" };
      }
      const found = await api().getContractWithdrawal({ accessCode: code });
      if (found.ok) return { contract: found.body };
      answerWith(isFinal(found.status) ? 404 : 503);
      if (!isFinal(found.status)) throw new Error(found.body.Code);
      return { Code: found.body.Code === "LINK_HAS_EXPIRED" ? "LINK_HAS_EXPIRED" : "LINK_INVALID" };
    },
  });
