import { excerpt, stripHtml } from "@lagrum/core/text/text";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { readPage } from "../navigation/pageNumber.ts";
import { NewsListPage } from "../news/NewsListPage.tsx";
import { NewsPage } from "../news/NewsPage.tsx";
import { newsListQuery, newsQuery } from "../news/newsQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";

const descriptionLength = 155;

export const Route = createFileRoute("/nyheter/{-$id}")({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { queryClient }, params: { id }, deps: { page = 1 } }) => {
    if (id === undefined) {
      const { Pages } = await queryClient.query({ ...newsListQuery(page), staleTime: "static" });
      if (page > Math.max(1, Pages)) throw notFound();
      const title = page > 1 ? `Nyheter, sida ${page}` : "Nyheter";
      return { title, description: "Nytt om tjänsten och om juridik i vardagen.", uri: null, page };
    }
    if (!/^[a-z0-9-]{1,200}$/.test(id)) throw notFound();
    const { Title, Body, Uri } = await queryClient.query({ ...newsQuery(id), staleTime: "static" });
    if (Uri !== id) throw redirect({ to: "/nyheter/{-$id}", params: { id: Uri }, statusCode: 308, replace: true });
    return { title: Title, description: excerpt(stripHtml(Body), descriptionLength), uri: Uri, page: 1 };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return headOfFailure(match.status);
    const { title, description, uri, page } = loaderData;
    return headOf({ title, description, path: `/nyheter${uri ? `/${uri}` : ""}${page > 1 ? `?page=${page}` : ""}` });
  },
  component: AllNews,
  notFoundComponent: NotFoundPage,
});

function AllNews() {
  const { id } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return id === undefined ? <NewsListPage page={page} /> : <NewsItem id={id} />;
}

function NewsItem({ id }: { id: string }) {
  return <NewsPage news={useLoadedQuery(newsQuery(id))} />;
}
