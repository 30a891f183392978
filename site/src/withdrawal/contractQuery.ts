import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { openByCode } from "../api/openByCode.ts";

/** The right of withdrawal of the order with this access code. */
export const contractQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["withdrawal", code ?? null],
    queryFn: () => openByCode(code, (accessCode) => api().getContractWithdrawal({ accessCode })),
  });
