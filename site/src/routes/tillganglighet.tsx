import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { accessibility } from "../policies/accessibility.ts";
import { PolicyPage } from "../policies/PolicyPage.tsx";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/tillganglighet")({
  loader: async ({ context: { queryClient } }) => {
    const settings = await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    const { title, description, path } = accessibility(settings);
    return { title, description, path };
  },
  head: ({ loaderData, match }) => (loaderData ? headOf(loaderData) : headOfFailure(match.status)),
  component: Page,
});

function Page() {
  return <PolicyPage policy={accessibility(useLoadedQuery(settingsQuery()))} />;
}
