import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { noPeerReview, question, renderWithApi, reservedByKarin } from "../testing/renderWithApi.tsx";
import { ReservedDetails } from "./ReservedDetails.tsx";

let close = async () => {};
afterEach(() => close());

const [first, second] = ["Hyresvärden måste visa skadan.", "Normalt slitage ersätts inte."];
const sentence = (Text: string) => ({ Text, Part: "Short", Sources: [0], IsAccepted: false });
const draft = (...texts: string[]) => ({
  status: 200,
  body: {
    Sentences: texts.map(sentence),
    Sources: texts.length === 0 ? [] : [source("Same", texts.join(" "))],
    Nearest: [],
  },
});
const source = (Match: "Same" | "Near", Passage: string) => ({
  ...{ Title: "Repor i parketten", Path: "/answers/repor-i-parketten", Kind: "Answer", Author: "Jurist" },
  ...{ ValidAt: "2026-11-20", Passage, Provisions: [] },
  Case: {
    ...{ Match, Area: "Hyresrätt", Asked: "Jag flyttade ut." },
    Differences: Match === "Same" ? [] : [{ Kind: "Side", Asked: ["hyresvärd"], InCase: ["hyresgäst"] }],
  },
});

/** The editor of a reserved question, with the AI draft open beside it. */
async function openDraft(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi(
    { resource: "questions/reserved", id: 7, screen: <ReservedDetails /> },
    {
      "GET /questions/7": { status: 200, body: question({ ReservedBy: reservedByKarin() }) },
      "GET /questions/7/readings": noPeerReview,
      ...responses,
    },
  );
  close = opened.close;
  await userEvent.click(await screen.findByRole("button", { name: "Visa utkast från maskin" }));
  return { ...opened, panel: within(screen.getByRole("region", { name: "Utkast från maskin" })) };
}

const answer = (AnswerBody: string, Version: number) => ({ ID: 7, AnswerBody, Provisions: [], ValidAt: null, Version });
const editor = () => screen.getByRole("textbox", { name: "Svar" });

interface Tiptap {
  editor: { commands: { setContent: (html: string, options: { emitUpdate: boolean }) => boolean } };
}

async function send() {
  await userEvent.click(screen.getByRole("button", { name: "Skicka svaret" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Skicka svaret?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Skicka svaret" }));
}

const slow = { timeout: 10_000 };

test("one sentence is accepted, another is inserted, and sending is refused until the other is rewritten", async () => {
  const { api, panel, place } = await openDraft({
    "POST /questions/7/aiDraft": draft(first, second),
    "POST /questions/7/aiDraft/acceptances": { status: 204, body: null },
    "POST /answers": ({ body }) => ({ status: 201, body: answer((body as { AnswerBody: string }).AnswerBody, 1) }),
    "PUT /answers/7": ({ body }) => {
      const { Action, AnswerBody, Version } = body as { Action?: string; AnswerBody: string; Version: number };
      if (Action === "send" && AnswerBody.includes(second)) return problem(409, "AI_SENTENCE_UNREAD");
      return { status: 200, body: answer(AnswerBody, Version + 1) };
    },
  });
  const [one, other] = await panel.findAllByRole("listitem");
  const source = within(one as HTMLElement).getByRole("link", { name: "Repor i parketten" });
  expect(source.getAttribute("href")).toBe("/answers/repor-i-parketten");
  expect(one?.textContent).toContain("(Jurist, gäller per 20 november 2026)");
  await userEvent.click(within(one as HTMLElement).getByRole("button", { name: "Godkänn och lägg till" }));
  const accepted = await within(one as HTMLElement).findByRole("button", { name: "Godkänd" });
  expect(accepted.hasAttribute("disabled")).toBe(true);
  await userEvent.click(within(other as HTMLElement).getByRole("button", { name: "Lägg till och skriv om" }));
  await waitFor(() => expect(editor().textContent).toBe(`${first}${second}`));
  const acceptances = api.requests.filter(({ path }) => path.endsWith("/acceptances"));
  expect(acceptances.map(({ body }) => body)).toEqual([{ Text: first }]);

  await screen.findByText(/^Sparat kl\./, {}, slow);
  await send();
  await screen.findByText(/Svaret har en mening ur maskinens utkast som ingen har godkänt\..*Texten finns kvar här\./);
  expect(editor().textContent).toBe(`${first}${second}`);
  const rewritten = `<p>${first}</p><p>Vanligt slitage behöver du inte ersätta.</p>`;
  act(() => void (editor() as unknown as Tiptap).editor.commands.setContent(rewritten, { emitUpdate: true }));
  await screen.findByText(/^Sparat kl\./, {}, slow);
  await send();
  await waitFor(() => expect(place()).toBe("/answers/7"));
});

test("an acceptance that fails shows the error, adds nothing and can be retried", async () => {
  const { api, panel } = await openDraft({
    "POST /questions/7/aiDraft": draft(first),
    "POST /questions/7/aiDraft/acceptances": problem(409, "NOT_RESERVED"),
  });
  const accept = await panel.findByRole("button", { name: "Godkänn och lägg till" });
  await userEvent.click(accept);
  expect((await panel.findByRole("alert")).textContent).toMatch(/[Rr]eservera/);
  expect(editor().textContent).toBe("");
  api.responses["POST /questions/7/aiDraft/acceptances"] = { status: 204, body: null };
  await userEvent.click(accept);
  await panel.findByRole("button", { name: "Godkänd" });
  expect(panel.queryByRole("alert")).toBeNull();
});

test("shows loading, no result and failure; opening it again retries", async () => {
  const { api, panel } = await openDraft({ "POST /questions/7/aiDraft": draft() });
  expect(panel.getByRole("status").textContent).toBe("Letar bland publicerade svar och lagrum …");
  await panel.findByText("Inget publicerat svar besvarar frågan tillräckligt tydligt.");
  expect(panel.queryByRole("listitem")).toBeNull();
  const reopen = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Dölj utkastet från maskin" }));
    await userEvent.click(screen.getByRole("button", { name: "Visa utkast från maskin" }));
    return within(screen.getByRole("region", { name: "Utkast från maskin" }));
  };
  api.responses["POST /questions/7/aiDraft"] = problem(503, "SERVICE_UNAVAILABLE");
  const failed = await reopen();
  expect((await failed.findByRole("alert")).textContent).toMatch(/tillfälligt otillgänglig/);
  expect(failed.getByRole("status").textContent, "no instructions for sentences that aren't there").toBe("");
  api.responses["POST /questions/7/aiDraft"] = draft(first);
  const again = await reopen();
  await again.findByText(first);
  expect(again.queryByRole("alert")).toBeNull();
});

test("a near case is shown to read, with what differs, and nothing of it can be accepted or added", async () => {
  const body = { Sentences: [], Sources: [source("Near", "")], Nearest: [] };
  const { panel } = await openDraft({ "POST /questions/7/aiDraft": { status: 200, body } });
  await panel.findByText(/^Inget publicerat svar gäller samma fråga\./);
  const link = panel.getByRole("link", { name: "Repor i parketten" });
  expect(link.getAttribute("href")).toBe("/answers/repor-i-parketten");
  expect(panel.getByRole("listitem").textContent).toBe("Du verkar fråga som hyresvärd. I fallet frågade en hyresgäst.");
  expect(panel.queryByRole("button")).toBeNull();
});
