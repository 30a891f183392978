import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { openByCode } from "../api/openByCode.ts";

/** The asker's own question. */
export const statusQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: ["status", code ?? null],
    queryFn: () => openByCode(code, (accessCode) => api().getQuestionStatus({ accessCode })),
  });
