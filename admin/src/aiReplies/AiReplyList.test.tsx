import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notification, ResourceContextProvider } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { AiReplyList } from "./AiReplyList.tsx";

let close = async () => {};
afterEach(() => close());

const reply = {
  ...{ ID: 3, Question: "Får jag ångra köpet?", Kind: "Answer", Helpful: false, Problem: "WrongSource" },
  ...{ BlockID: null, IsEvaluated: false, CreatedAt: "2026-11-20T08:05:00Z" },
  Sentences: [{ Text: "Du har 14 dagar.", Part: "Short", Sources: [0] }],
  Sources: [
    {
      ...{ Title: "Ångerrätt", Path: "/answers/angerratt", Kind: "Answer", Author: "Jurist" },
      ...{ ValidAt: "2026-11-20", Passage: "Du har 14 dagar.", Provisions: [] },
    },
  ],
};

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const list = { status: 200, body: { Replies: [reply], Pages: 1, Total: 1, After: null } };
  const usage = {
    Model: "prov",
    Month: "2026-11-01",
    Requests: 3,
    InputTokens: 900,
    OutputTokens: 100,
    MonthlyTokens: 5000,
  };
  const screen = (
    <ResourceContextProvider value="ai-replies">
      <AiReplyList />
      <Notification />
    </ResourceContextProvider>
  );
  const opened = await renderWithApi(
    { resource: "ai-replies", id: 1, screen },
    { "GET /ai/replies": list, "GET /ai/usage": { status: 200, body: usage }, ...responses },
  );
  close = opened.close;
  return opened;
}

test("shows question, sentences, sources and rating, and blocks a wrong reply", async () => {
  const block = { ID: 9, Lexemes: ["köp", "ångra"], CreatedAt: "2026-11-20T08:05:00Z" };
  const { api } = await open({ "POST /ai/replies/3/block": { status: 201, body: block } });
  await screen.findByRole("heading", { name: "Får jag ångra köpet?" });
  screen.getByText(/Du har 14 dagar\./);
  screen.getByText("Källa: Ångerrätt");
  await screen.findByText(/Språkmodellen prov den här månaden: 3 anrop/);
  expect(screen.getAllByText("Svaret handlar om något annat").length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Stoppa svaret" }));
  await screen.findByText("AI-sidan svarar inte längre på frågan.");
  expect(api.requests.some(({ method, path }) => method === "POST" && path === "/ai/replies/3/block")).toBe(true);
});

test("adds a question to the evaluation set", async () => {
  const { api } = await open({ "POST /ai/replies/3/evaluation": { status: 204, body: null } });
  await userEvent.click(await screen.findByRole("button", { name: "Gör till provfråga" }));
  await userEvent.click(await screen.findByRole("button", { name: "Spara" }));
  await waitFor(() =>
    expect(api.requests.find(({ path }) => path === "/ai/replies/3/evaluation")?.body).toEqual({
      Question: "Får jag ångra köpet?",
      Source: null,
    }),
  );
});
