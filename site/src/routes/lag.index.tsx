import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { LawsPage } from "../law/LawsPage.tsx";
import { lawsQuery } from "../law/lawQueries.ts";
import { headOf } from "../searchEngines/pageHead.ts";

export const Route = createFileRoute("/lag/")({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...lawsQuery(), staleTime: "static" });
  },
  head: () =>
    headOf({ title: "Lagar", description: "Lagarna som svaren bygger på, med deras paragrafer.", path: "/lag" }),
  component: Laws,
});

function Laws() {
  return <LawsPage laws={useLoadedQuery(lawsQuery())} />;
}
