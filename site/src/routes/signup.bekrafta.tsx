import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { answerWith } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { postedForm } from "../forms/postedForm.ts";
import { refusedStatus } from "../http/failedCall.server.ts";
import { readCode } from "../questions/accessCode.ts";
import { headOf } from "../searchEngines/pageHead.ts";
import { ConfirmAddressPage, Confirmed } from "../signIn/ConfirmAddressPage.tsx";
import { InvalidLink } from "../signIn/InvalidLink.tsx";

/** The page that the application's confirmation e-mail links to. */
export const Route = createFileRoute("/signup/bekrafta")({
  validateSearch: (search): { code?: string | undefined } => ({ code: readCode(search.code) }),
  loaderDeps: ({ search: { code } }) => ({ isLink: code !== undefined }),
  server: {
    handlers: {
      // Only a POST confirms: e-mail scanners open links.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const code = readCode(form.get("code"));
        const confirmed = code ? await serverApi().confirmAccount({ params: { code } }) : null;
        if (!confirmed?.ok) setResponseStatus(confirmed ? refusedStatus() : 404);
        return next({ context: { posted: confirmed?.ok ? "confirmed" : (confirmed?.body.Code ?? "LINK_INVALID") } });
      },
    },
  },
  loader: ({ serverContext, deps: { isLink } }) => {
    const posted = serverContext?.posted ?? null;
    if (!posted && !isLink) answerWith(404);
    return posted;
  },
  head: () => headOf({ title: "Bekräfta din adress" }),
  component: Confirm,
});

function Confirm() {
  const { code } = Route.useSearch();
  const posted = Route.useLoaderData();
  if (code !== undefined && posted === null) return <ConfirmAddressPage code={code} />;
  if (posted !== "confirmed") return <InvalidLink code={posted ?? undefined} />;
  return (
    <>
      <h1>Bekräfta din adress</h1>
      <Confirmed />
    </>
  );
}
