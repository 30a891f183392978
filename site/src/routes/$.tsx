import { createFileRoute, notFound } from "@tanstack/react-router";
import { headOfFailure } from "../address.ts";
import { NotFoundPage } from "../layout/NotFoundPage.tsx";

/** Every address that no other route knows. */
export const Route = createFileRoute("/$")({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => headOfFailure(match.status),
  notFoundComponent: NotFoundPage,
});
