import { createFileRoute, notFound } from "@tanstack/react-router";
import { AnswersPage } from "../answers/AnswersPage.tsx";
import { answersQuery } from "../answers/answerQueries.ts";
import { readSearch } from "../answers/postedSearch.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { postedForm } from "../forms/postedForm.ts";
import { readPage } from "../navigation/pageNumber.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/answers/")({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  server: {
    handlers: {
      // Without JavaScript a search is posted, so that the query stays out of URLs.
      POST: async ({ request, next }) => {
        const form = await postedForm(request);
        return form instanceof Response ? form : next({ context: { search: readSearch(form) } });
      },
    },
  },
  loader: async ({ context: { queryClient }, deps: { page = 1 }, serverContext }) => {
    const posted = serverContext?.search;
    const filter = posted ? { Query: posted.query, Page: posted.page } : { Page: page };
    const { Pages } = await queryClient.query(answersQuery(filter));
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
