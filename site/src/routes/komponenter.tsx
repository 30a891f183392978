import { createFileRoute, notFound } from "@tanstack/react-router";
import { ComponentsPage, type Scheme } from "../components/ComponentsPage.tsx";
import { headOf } from "../searchEngines/pageHead.ts";
import { settingsQuery } from "../settings/settings.ts";

const known = (tema: unknown): Scheme => (tema === "light" || tema === "dark" ? tema : undefined);

export const Route = createFileRoute("/komponenter")({
  validateSearch: ({ tema }): { tema?: Scheme } => ({ tema: known(tema) }),
  loader: async ({ context: { queryClient } }) => {
    const { Mode } = await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    if (Mode === "production") throw notFound();
  },
  head: () => ({ ...headOf({ title: "Komponenter" }) }),
  component: () => <ComponentsPage scheme={Route.useSearch().tema} />,
});
