import { createFileRoute } from "@tanstack/react-router";
import { headOf } from "../address.ts";
import { AiPage } from "../ai/AiPage.tsx";

export const Route = createFileRoute("/ai")({
  head: () =>
    headOf({
      title: "Fråga vår AI",
      description:
        "AI-svar med källor kommer senare. Här står hur det är tänkt, och hur du söker bland svaren redan i dag.",
      path: "/ai",
    }),
  component: AiPage,
});
