import { createFileRoute, notFound } from "@tanstack/react-router";
import { answersQuery } from "../answers/answerQueries.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { postedForm } from "../forms/postedForm.ts";
import { AnswersPage } from "../search/AnswersPage.tsx";
import { LazySearchResults } from "../search/lazySearchResults.ts";
import { readSearch } from "../search/postedSearch.ts";
import { oldestYearQuery, postedSearchQuery, searchQuery } from "../search/searchQueries.ts";
import { openSearch, sealSearch } from "../search/searchToken.server.ts";
import { readAnswersUrl } from "../search/searchUrl.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/answers/")({
  validateSearch: readAnswersUrl,
  loaderDeps: ({ search: { page, sok } }) => ({ page, sok }),
  server: {
    handlers: {
      // Before hydration a search is posted, so that the query stays out of URLs. A redirect makes Back work.
      POST: async ({ request }) => {
        const form = await postedForm(request);
        if (form instanceof Response) return form;
        const search = readSearch(form);
        const location = search ? `/answers?sok=${await sealSearch(search)}` : "/answers";
        return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
      },
      GET: async ({ request, next }) => {
        const token = new URL(request.url).searchParams.get("sok");
        return next({ context: { search: token ? await openSearch(token) : undefined } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { page = 1, sok }, serverContext }) => {
    const posted = sok
      ? ((await queryClient.query(postedSearchQuery(sok, serverContext?.search))) ?? undefined)
      : undefined;
    if (sok && !posted) return { page, posted, isExpired: true };
    const [{ Pages }] = posted
      ? await Promise.all([
          queryClient.query(searchQuery(posted)),
          queryClient.query(categoriesQuery()),
          queryClient.query(oldestYearQuery()),
          LazySearchResults.preload?.(),
        ])
      : [await queryClient.query(answersQuery({ Page: page }))];
    if ((posted?.page ?? page) > Math.max(1, Pages)) throw notFound();
    return { page, posted, isExpired: false };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { page, posted, isExpired } = loaderData;
    if (isExpired) return headOf({ title: "Sökningen har gått ut" });
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
  const { posted, isExpired } = Route.useLoaderData();
  return <AnswersPage page={page} posted={posted} isExpired={isExpired} />;
}
