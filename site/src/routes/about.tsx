import { createFileRoute } from "@tanstack/react-router";
import { AboutPage } from "../about/AboutPage.tsx";
import { headOf, headOfFailure } from "../address.ts";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import { settingsQuery } from "../settings.ts";
import { useLoaded } from "../useLoaded.ts";

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
  const { Company } = useLoaded(settingsQuery());
  const areas = useLoaded(categoriesQuery());
  return <AboutPage company={Company} areas={areas} />;
}
