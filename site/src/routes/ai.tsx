import { createFileRoute } from "@tanstack/react-router";
import { AiPage } from "../ai/AiPage.tsx";
import { headOf } from "../searchEngines/pageHead.ts";

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
