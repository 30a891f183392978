import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../about/AboutPage.tsx";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/about")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...settingsQuery(), staleTime: "static" }),
      queryClient.query({ ...categoriesQuery(), staleTime: "static" }),
    ]);
    return true;
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? headOf({
          title: "Om oss",
          description: "Vilka som svarar, hur ett svar blir till, vad det bygger på och vilket företag som står bakom.",
          path: "/about",
        })
      : headOfFailure(match.status),
  component: About,
});

function About() {
  const { Company } = useLoadedQuery(settingsQuery());
  const areas = useLoadedQuery(categoriesQuery());
  return <AboutPage company={Company} areas={areas} />;
}
