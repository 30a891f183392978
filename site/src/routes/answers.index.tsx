import { createFileRoute, notFound } from "@tanstack/react-router";
import { setResponseHeader } from "@tanstack/react-start/server";
import { answersQuery } from "../answers/answerQueries.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { postedForm } from "../forms/postedForm.ts";
import { readPage } from "../navigation/pageNumber.ts";
import { AnswersPage } from "../search/AnswersPage.tsx";
import { readSearch } from "../search/postedSearch.ts";
import { oldestYearQuery, searchQuery } from "../search/searchQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { tokenOf } from "../session/tokenCookie.ts";

export const Route = createFileRoute("/answers/")({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  server: {
    handlers: {
      // Without JavaScript a search is posted, so that the query stays out of URLs.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const search = readSearch(form);
        // May stay in the browser's own cache: without it, Back from an answer could not show the results again.
        if (search && !tokenOf(request.headers.get("cookie"))) setResponseHeader("cache-control", "private, no-cache");
        return next({ context: { search } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { page = 1 }, serverContext }) => {
    const posted = serverContext?.search;
    const [{ Pages }] = posted
      ? await Promise.all([
          queryClient.query(searchQuery(posted)),
          queryClient.query(categoriesQuery()),
          queryClient.query(oldestYearQuery()),
        ])
      : [await queryClient.query(answersQuery({ Page: page }))];
    if ((posted?.page ?? page) > Math.max(1, Pages)) throw notFound();
    return { page, posted };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { page, posted } = loaderData;
    if (posted) return headOf({ title: "Sökresultat" });
    return headOf({
      title: page > 1 ? `Svar, sida ${page}` : "Svar",
      description: "Nya svar från jurister och juriststudenter på juridiska frågor.",
      path: `/answers${page > 1 ? `?page=${page}` : ""}`,
    });
  },
  component: Answers,
  notFoundComponent: NotFoundPage,
});

function Answers() {
  const { page = 1 } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  return <AnswersPage page={page} posted={posted} />;
}
