import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../errorPages/NotFoundPage.tsx";
import { headOfFailure } from "../searchEngines/pageHead.ts";

/** Every path that no other route matches. */
export const Route = createFileRoute("/$")({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => headOfFailure(match.status),
  notFoundComponent: NotFoundPage,
});
