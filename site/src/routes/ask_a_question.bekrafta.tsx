import { createFileRoute } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { headOf } from "../address.ts";
import { innerApi } from "../innerApi.server.ts";
import { postedForm } from "../postedForm.ts";
import { ConfirmPage } from "../questions/ConfirmPage.tsx";
import { confirm, isFailure, readConfirmLink } from "../questions/mailedLink.ts";

export const Route = createFileRoute("/ask_a_question/bekrafta")({
  validateSearch: (search): { id?: number; code?: string } =>
    readConfirmLink(search.id, String(search.code ?? "")) ?? {},
  server: {
    handlers: {
      // Opening the link changes nothing; only the button does.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const link = readConfirmLink(form.get("id"), form.get("code"));
        const opened = link ? await confirm(link, innerApi()) : { Code: "LINK_INVALID" };
        if (isFailure(opened)) setResponseStatus(422);
        return next({ context: { confirm: { link, opened } } });
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.confirm ?? null,
  head: ({ loaderData }) => {
    const failed = loaderData && isFailure(loaderData.opened);
    return headOf({ title: failed ? "Fel: Bekräfta frågan" : "Bekräfta frågan" });
  },
  component: Confirm,
});

function Confirm() {
  const { id, code } = Route.useSearch();
  const posted = Route.useLoaderData();
  const link = id !== undefined && code !== undefined ? { id, code } : (posted?.link ?? null);
  return <ConfirmPage link={link} posted={posted?.opened ?? null} />;
}
