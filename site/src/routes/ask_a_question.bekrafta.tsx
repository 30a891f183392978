import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { answerWith } from "../api/api.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { postedForm } from "../forms/postedForm.ts";
import { refusedStatus } from "../http/failedCall.server.ts";
import { readConfirmLink } from "../questions/accessCode.ts";
import { ConfirmPage } from "../questions/ConfirmPage.tsx";
import { confirm, isFailure } from "../questions/confirmQuestion.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/ask_a_question/bekrafta")({
  // Always returned: a key that validateSearch leaves out keeps its raw value.
  validateSearch: (search): { id?: number | undefined; code?: string | undefined; betalas?: boolean | undefined } => ({
    ...(readConfirmLink(search.id, search.code) ?? { id: undefined, code: undefined }),
    betalas: search.betalas === true ? true : undefined,
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  server: {
    handlers: {
      // Only a POST confirms: e-mail scanners open links.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const link = readConfirmLink(form.get("id"), form.get("code"));
        const opened = link ? await confirm(link, serverApi()) : { Code: "LINK_INVALID" };
        if (isFailure(opened)) setResponseStatus(link ? refusedStatus() : 404);
        const isPaid = form.get("betalas") === "true";
        return next({ context: { confirm: { link, opened, isPaid } } });
      },
    },
  },
  loader: ({ serverContext, deps: { id } }) => {
    const posted = serverContext?.confirm ?? null;
    if (!posted && id === undefined) answerWith(404);
    return posted;
  },
  head: ({ loaderData }) => {
    const failed = loaderData && isFailure(loaderData.opened);
    const title = loaderData && !failed ? "Frågan är bekräftad" : "Bekräfta frågan";
    return headOf({ title: failed ? `Fel: ${title}` : title });
  },
  component: Confirm,
});

function Confirm() {
  const { id, code, betalas = false } = Route.useSearch();
  const posted = Route.useLoaderData();
  const link = id !== undefined && code !== undefined ? { id, code } : (posted?.link ?? null);
  return <ConfirmPage link={link} isPaid={betalas || posted?.isPaid === true} posted={posted?.opened ?? null} />;
}
