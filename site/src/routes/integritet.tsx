import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { headOf, headOfFailure } from "../address.ts";
import { PrivacyPage } from "../privacy/PrivacyPage.tsx";
import { settingsQuery } from "../settings.ts";

export const Route = createFileRoute("/integritet")({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...settingsQuery(), staleTime: "static" });
    return true;
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? headOf({
          title: "Så behandlar vi dina uppgifter",
          description:
            "Vilka uppgifter vi samlar in när du ställer en fråga, varför, hur länge och vilka rättigheter du har.",
          path: "/integritet",
        })
      : headOfFailure(match.status),
  component: Privacy,
});

function Privacy() {
  return <PrivacyPage company={useSuspenseQuery(settingsQuery()).data.Company} />;
}
