import type { WaitingStatus } from "@lagrum/core/booking/waitingListSchema";
import { queryOptions } from "@tanstack/react-query";
import { answerWith, api } from "../api/api.ts";

const final = [401, 403, 404, 410];

/** The own place on the waiting list. An invalid or expired link gives a code to show; any other failure is thrown. */
export const waitingQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["waiting", code ?? null],
    queryFn: async (): Promise<{ found: WaitingStatus } | { Code: string }> => {
      if (code === undefined) {
        answerWith(404);
        return { Code: "LINK_INVALID" };
      }
      const outcome = await api().getWaitingStatus({ accessCode: code });
      if (outcome.ok) return { found: outcome.body };
      const isLink = final.includes(outcome.status);
      answerWith(isLink ? 404 : 503);
      if (isLink) return { Code: outcome.body.Code };
      throw new Error(outcome.body.Code);
    },
    gcTime: 0,
  });
