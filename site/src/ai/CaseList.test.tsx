import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CaseList } from "./CaseList.tsx";
import { ReplyNotes } from "./ReplyNotes.tsx";

afterEach(cleanup);

const source: AiReply["Sources"][number] = {
  ...{ Title: "Får hyresvärden behålla depositionen?", Path: "/answers/deposition", Kind: "Answer", Author: "Jurist" },
  ...{ ValidAt: "2026-11-20", Passage: "Ja, det kan hon. Talan ska väckas inom två år.", Provisions: [] },
  Case: {
    ...{ Match: "Near", Area: "Hyresrätt", Asked: "Jag flyttade ut i maj." },
    Differences: [{ Kind: "Side", Asked: ["hyresvärd"], InCase: ["hyresgäst"] }],
  },
};
const note = {
  ...{ Kind: "Year" as const, Subject: "1995", Day: "2026-11-20", Laws: [], Quotes: [], Path: null },
  IsContradicted: false,
};

async function show(reply: Pick<AiReply, "Sentences" | "Sources">) {
  const rootRoute = createRootRoute({
    component: () => (
      <main>
        <ReplyNotes notes={[note]} />
        <CaseList reply={reply} />
      </main>
    ),
  });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history: createMemoryHistory() })} />);
  return (await screen.findByRole("main")).textContent ?? "";
}

test("what must be known first, whose question it was, what differs and what was answered then come in that order", async () => {
  const text = await show({
    Sources: [source],
    Sentences: [
      { Text: "Talan ska väckas inom två år.", Part: "Fact", Sources: [0] },
      { Text: "Vanligt slitage räknas inte dit.", Part: "Short", Sources: [0] },
    ],
  });
  const places = [
    "Vi vet inte vad som gäller år 1995",
    "En liknande fråga, men inte din",
    "Någon frågade:",
    "Hyresrätt, Jurist, gäller per 20 november 2026",
    "Jag flyttade ut i maj.",
    "Du verkar fråga som hyresvärd. I fallet frågade en hyresgäst.",
    "Juristen svarade:",
    "Talan ska väckas inom två år.",
    "Vanligt slitage räknas inte dit.",
  ].map((part) => text.indexOf(part));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(screen.getByRole("link", { name: source.Title }).getAttribute("href")).toBe("/answers/deposition");
});

test("a case that is only named has no answer", async () => {
  const text = await show({ Sources: [{ ...source, Passage: "" }], Sentences: [] });
  expect(text).not.toContain("svarade:");
  expect(screen.getByRole("link", { name: "Läs hela frågan och svaret" })).toBeTruthy();
});
