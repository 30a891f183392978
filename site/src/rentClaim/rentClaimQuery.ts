import type { RentClaimStatus } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api/api.ts";

/** The own rent claim, or the error code to show. */
export type OpenedClaim = { claim: RentClaimStatus } | { Code: string };

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 429;

/** What the code opens. A bad or expired link gives a code to show; any other failure is thrown. */
export const rentClaimQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["rentClaim", code ?? null],
    queryFn: async (): Promise<OpenedClaim> => {
      const found = code === undefined ? null : await api().getOwnRentClaim({ accessCode: code });
      if (found?.ok) return { claim: found.body };
      if (found && !isFinal(found.status)) {
        answerWith(503);
        throw new Error(found.body.Code);
      }
      answerWith(404);
      return { Code: found?.body.Code === "LINK_HAS_EXPIRED" ? "LINK_HAS_EXPIRED" : "LINK_INVALID" };
    },
  });
