import { terms } from "@lagrum/core/policy/terms";
import { createFileRoute } from "@tanstack/react-router";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { PolicyPage } from "../policies/PolicyPage.tsx";
import { headOf, headOfFailure } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

export const Route = createFileRoute("/villkor")({
  loader: async ({ context: { queryClient } }) => {
    const settings = await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    const { title, description, path } = terms(settings);
    return { title, description, path };
  },
  head: ({ loaderData, match }) => (loaderData ? headOf(loaderData) : headOfFailure(match.status)),
  component: Page,
});

function Page() {
  return <PolicyPage policy={terms(useLoadedQuery(settingsQuery()))} />;
}
