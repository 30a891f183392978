import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { emptyValues } from "../forms/form.ts";
import { readCode } from "../questions/accessCode.ts";
import { RentCasePage } from "../rentClaim/RentCasePage.tsx";
import { actOnClaim } from "../rentClaim/rentClaimActions.server.ts";
import { rentClaimQuery } from "../rentClaim/rentClaimQuery.ts";
import { rentReplyForm } from "../rentClaim/rentReplyForm.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/overhyra/arende")({
  validateSearch: (search): { code?: string | undefined; fel?: string | undefined } => ({
    code: readCode(search.code),
    fel: typeof search.fel === "string" && /^[A-Z_]+$/.test(search.fel) ? search.fel : undefined,
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const code = readCode(new URL(request.url).searchParams.get("code"));
        if (code === undefined) return next();
        const acted = await actOnClaim(request, code);
        return acted instanceof Response ? acted : next({ context: { rentReply: acted } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { code }, serverContext }) => {
    await queryClient.query(rentClaimQuery(code));
    return serverContext?.rentReply ?? { values: emptyValues(rentReplyForm), refusal: null };
  },
  // Not cached: each visit needs a new idempotency key.
  gcTime: 0,
  head: ({ loaderData }) => headOf({ title: loaderData?.refusal ? "Fel: Ditt hyresärende" : "Ditt hyresärende" }),
  component: OwnClaim,
});

function OwnClaim() {
  const { code, fel } = Route.useSearch();
  const { data } = useSuspenseQuery(rentClaimQuery(code));
  return (
    <RentCasePage
      opened={data}
      code={code ?? ""}
      failure={fel ?? null}
      start={Route.useLoaderData()}
      reply={api().replyInRentClaim}
    />
  );
}
