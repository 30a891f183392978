import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { readPage } from "../navigation/pageNumber.ts";
import { ProvisionPage } from "../provisions/ProvisionPage.tsx";
import { headOfProvision, loadProvision } from "../provisions/provisionLoader.ts";

export const Route = createFileRoute("/lag/$act/$chapter/$paragraph")({
  validateSearch: readPage,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { queryClient }, params, deps: { page = 1 } }) => loadProvision(queryClient, params, page),
  head: ({ loaderData, match }) => headOfProvision(loaderData, match.status),
  component: OneProvision,
  notFoundComponent: NotFoundPage,
});

function OneProvision() {
  const place = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return <ProvisionPage place={place} page={page} now={new Date()} />;
}
