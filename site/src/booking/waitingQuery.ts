import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { openByCode } from "../api/openByCode.ts";

/** The visitor's place on the waiting list. */
export const waitingQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["waiting", code ?? null],
    queryFn: () => openByCode(code, (accessCode) => api().getWaitingStatus({ accessCode })),
    gcTime: 0,
  });
