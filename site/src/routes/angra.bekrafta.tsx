import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { serverApi } from "../api/serverApiClient.server.ts";
import { postedForm } from "../forms/postedForm.ts";
import { seeOther } from "../forms/postForm.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { ContractPage } from "../withdrawal/ContractPage.tsx";
import { contractQuery } from "../withdrawal/contractQuery.ts";

export const Route = createFileRoute("/angra/bekrafta")({
  validateSearch: (search): { code?: string | undefined; fel?: string | undefined } => ({
    code: readCode(search.code),
    fel: typeof search.fel === "string" ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      // With a redirect, so that a reload does not post again.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const code = readCode(form.get("code"));
        if (code === undefined) return seeOther("/angra");
        const outcome = await serverApi().confirmWithdrawal({ accessCode: code });
        return seeOther(
          `/angra/bekrafta?${new URLSearchParams({ code, ...(!outcome.ok && { fel: outcome.body.Code }) })}`,
        );
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code } }) => {
    await queryClient.query(contractQuery(code));
  },
  head: () => headOf({ title: "Bekräfta att du ångrar avtalet" }),
  component: Confirm,
});

function Confirm() {
  const { code, fel } = Route.useSearch();
  const { data } = useSuspenseQuery(contractQuery(code));
  return <ContractPage opened={data} code={code ?? ""} refusal={fel ?? null} />;
}
