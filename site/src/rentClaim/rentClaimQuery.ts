import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { openByCode } from "../api/openByCode.ts";

/** The tenant's own rent claim. */
export const rentClaimQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["rentClaim", code ?? null],
    queryFn: () => openByCode(code, (accessCode) => api().getOwnRentClaim({ accessCode })),
  });
