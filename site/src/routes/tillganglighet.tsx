import { createFileRoute } from "@tanstack/react-router";
import { headOf, headOfFailure } from "../address.ts";
import { accessibility } from "../policies/accessibility.ts";
import { PolicyPage } from "../policies/PolicyPage.tsx";
import { settingsQuery } from "../settings.ts";
import { useLoaded } from "../useLoaded.ts";

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
  return <PolicyPage policy={accessibility(useLoaded(settingsQuery()))} />;
}
