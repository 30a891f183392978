import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem, type RecordedRequest } from "../testing/fakeApi.ts";
import { noPeerReview, question, renderWithApi, reservedByElias, reservedByKarin } from "../testing/renderWithApi.tsx";
import { ReservedDetails } from "./ReservedDetails.tsx";

let close = async () => {};
afterEach(() => close());

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi(
    { resource: "questions/reserved", id: 7, screen: <ReservedDetails /> },
    {
      "GET /questions/7": { status: 200, body: question({ ReservedBy: reservedByKarin() }) },
      "GET /questions/7/readings": noPeerReview,
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}

const withDraft = { status: 200, body: question({ ReservedBy: reservedByKarin(), HasAnswer: true }) };
const answer = (AnswerBody: string, Version: number) => ({
  status: 200,
  body: { ID: 7, AnswerBody, Provisions: [], ValidAt: null, Version },
});
const textOf = ({ body }: RecordedRequest) => (body as { AnswerBody: string }).AnswerBody;

interface Tiptap {
  editor: { commands: { insertContent: (text: string) => boolean } };
}

/** jsdom can't type into contenteditable, so the test calls the editor on the element. */
async function write(text: string) {
  const box = await screen.findByRole("textbox", { name: "Svar" });
  act(() => void (box as unknown as Tiptap).editor.commands.insertContent(text));
}

const slow = { timeout: 10_000 };

test("text is saved automatically, first as a new draft and then with its version", async () => {
  const { api } = await open({
    "POST /answers": ({ body }) => ({ ...answer((body as { AnswerBody: string }).AnswerBody, 1), status: 201 }),
    "PUT /answers/7": ({ body }) => answer((body as { AnswerBody: string }).AnswerBody, 2),
  });
  await write("Ja, det får du.");
  await screen.findByText(/^Sparat kl\. \d+\.\d\d$/, {}, slow);
  await write(" Inom en månad.");
  await waitFor(() => expect(api.requests.some(({ method }) => method === "PUT")).toBe(true), slow);
  const writes = api.requests.filter(({ path }) => path.startsWith("/answers"));
  expect(writes.map(({ method, path, body }) => [method, path, (body as { Version?: number }).Version])).toEqual([
    ["POST", "/answers", undefined],
    ["PUT", "/answers/7", 1],
  ]);
  expect(writes.map(textOf).at(-1)).toContain("Inom en månad.");
  expect(api.requests.map(({ path }) => path)).not.toContain("/questions/7/answer");
});

test("a failed save shows an error, preserves the text and can be retried", async () => {
  const { api } = await open({ "POST /answers": problem(503, "SERVICE_UNAVAILABLE") });
  await write("Ja, det får du.");
  await screen.findByText(/tillfälligt otillgänglig.*Texten finns kvar här/, {}, slow);
  expect(screen.getByRole("textbox", { name: "Svar" }).textContent).toBe("Ja, det får du.");
  api.responses["POST /answers"] = { ...answer("<p>Ja, det får du.</p>", 1), status: 201 };
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await screen.findByText(/^Sparat kl\./);
});

test("a conflicting save shows the diff, and the other text can be used", async () => {
  let theirs = answer("<p>Gammalt.</p>", 3);
  await open({
    "GET /questions/7": withDraft,
    "GET /questions/7/answer": () => theirs,
    "PUT /answers/7": () => {
      theirs = answer("<p>Skrivet av Elias.</p>", 4);
      return problem(409, "CHANGED_BY_OTHER");
    },
    "GET /answers/7/versions": {
      status: 200,
      body: {
        Versions: [
          {
            ID: 3,
            SavedAt: "2026-11-21T09:05:00Z",
            User: { UserID: 5, Name: "Elias Norén" },
            Action: "save",
            Characters: 17,
          },
        ],
      },
    },
  });
  await write("Mitt. ");
  await screen.findByText(/Elias Norén sparade svaret 21 november 2026 kl\. 10\.05/, {}, slow);
  const difference = screen.getByRole("region", { name: "Skillnaden mellan texterna" });
  expect(difference.querySelector("del")?.textContent).toContain("Skrivet");
  expect(difference.querySelector("ins")?.textContent).toContain("Mitt");
  expect(screen.getByRole("textbox", { name: "Svar" }).textContent).toContain("Mitt.");
  // The texts are below a long editor: the sticky bar links to them.
  const scrolledTo = new Promise<Element>((resolve) => {
    Element.prototype.scrollIntoView = function () {
      resolve(this);
    };
  });
  await userEvent.click(screen.getByRole("button", { name: "Välj vilken text som gäller" }));
  expect((await scrolledTo).contains(difference)).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Ta den andra texten" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Svar" }).textContent).toBe("Skrivet av Elias."));
  await userEvent.click(screen.getByRole("button", { name: "Ta tillbaka" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Svar" }).textContent).toContain("Mitt."));
});

test("an edit in another tab is merged where it doesn't overlap, and attributed to the same user", async () => {
  let stored = answer("<p>Ja.</p><p>Skriv till värden.</p>", 3);
  const { api } = await open({
    "GET /questions/7": withDraft,
    "GET /questions/7/answer": () => stored,
    "PUT /answers/7": ({ body }) => {
      const { Version, AnswerBody } = body as { Version: number; AnswerBody: string };
      if (Version === 4) return answer(AnswerBody, 5);
      stored = answer("<p>Ja.</p><p>Ring värden.</p>", 4);
      return problem(409, "CHANGED_BY_OTHER");
    },
    "GET /answers/7/versions": {
      status: 200,
      body: {
        Versions: [
          {
            ...{ ID: 3, SavedAt: "2026-11-21T09:05:00Z", Action: "save", Characters: 17 },
            User: { UserID: 4, Name: "Karin Ekdal" },
          },
        ],
      },
    },
  });
  await write("Mitt. ");
  await screen.findByText(/Du sparade svaret i din andra flik .* Ändringarna är sammanfogade med dina\./, {}, slow);
  const box = screen.getByRole("textbox", { name: "Svar" });
  await waitFor(() => expect(box.textContent).toBe("Mitt. Ja.Ring värden."));
  await screen.findByText(/^Sparat kl\./, {}, slow);
  const last = api.requests.findLast(({ method }) => method === "PUT") as RecordedRequest;
  expect(textOf(last)).toBe("<p>Mitt. Ja.</p><p>Ring värden.</p>");
  expect(screen.queryByText(/Vilken ska gälla/)).toBeNull();
});

test("when a colleague has reserved the question, the text stays on screen and the holder is shown", async () => {
  const { api } = await open({ "POST /answers": problem(409, "RESERVED_BY_OTHER") });
  await write("Ja, det får du.");
  api.responses["GET /questions/7"] = { status: 200, body: question({ ReservedBy: reservedByElias() }) };
  await screen.findByText(/Din text finns kvar här men är inte sparad/, {}, slow);
  expect(screen.getByRole("textbox", { name: "Svar" }).textContent).toBe("Ja, det får du.");
});

test("publishing asks for confirmation, sends the current text and opens the answer", async () => {
  const { api, place } = await open({
    "GET /questions/7": withDraft,
    "GET /questions/7/answer": answer("<p>Ja.</p>", 3),
    "PUT /answers/7": answer("<p>Ja.</p>", 4),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Skicka och publicera" }));
  expect(api.requests.some(({ method }) => method === "PUT")).toBe(false);
  const dialog = await screen.findByRole("dialog", { name: "Skicka och publicera?" });
  const confirm = dialog.querySelector("button:last-of-type") as HTMLElement;
  await userEvent.click(confirm);
  await screen.findByText("Skriv ett skäl med minst tio tecken.");
  expect(api.requests.some(({ method }) => method === "PUT")).toBe(false);
  await userEvent.type(screen.getByLabelText("Varför saknas lagrum?"), "Frågan gäller praxis.");
  await userEvent.click(confirm);
  await waitFor(() => expect(place()).toBe("/answers/7"));
  expect(api.requests.find(({ method }) => method === "PUT")?.body).toEqual({
    Action: "publish",
    AnswerBody: "<p>Ja.</p>",
    Provisions: [],
    ValidAt: null,
    Version: 3,
    NewVersion: false,
    Reason: "Frågan gäller praxis.",
  });
});

test("a paid question without consent can be sent but not published", async () => {
  await open({
    "GET /questions/7": {
      status: 200,
      body: question({ ReservedBy: reservedByKarin(), Type: "Express", PublishConsent: false, HasAnswer: true }),
    },
    "GET /questions/7/answer": answer("<p>Ja.</p>", 3),
  });
  const publish = await screen.findByRole("button", { name: "Skicka och publicera" });
  expect(
    [publish, screen.getByRole("button", { name: "Skicka svaret" })].map((button) => button.hasAttribute("disabled")),
  ).toEqual([true, false]);
  await screen.findByText("Den som ställde frågan har inte godkänt att den publiceras.");
});

test("navigation is blocked until the text is saved", async () => {
  const { api, goTo, place } = await open({ "POST /answers": problem(503, "SERVICE_UNAVAILABLE") });
  await write("Ja, det får du.");
  screen.getByText("Skriver …");
  goTo("/questions/reserved");
  await screen.findByRole("dialog", { name: "Texten är inte sparad" });
  await screen.findByText(/tillfälligt otillgänglig/);
  expect(place()).toBe("/questions/reserved/7");
  await userEvent.click(screen.getByRole("button", { name: "Stanna kvar" }));
  const retry = await screen.findByRole("button", { name: "Försök igen" });
  // Only now: a retry by the timer would save, and leave the page, before "Stanna kvar" is pressed.
  api.responses["POST /answers"] = { ...answer("<p>Ja, det får du.</p>", 1), status: 201 };
  await userEvent.click(retry);
  await screen.findByText(/^Sparat kl\./);
  goTo("/questions/reserved");
  await screen.findByText("En annan sida");
});

test("a call is recorded only after the typed summary has been saved", async () => {
  const call = { Type: "PhoneAdvice", ReservedBy: reservedByKarin(), DueAt: "2026-11-24T13:00:00Z" };
  const { api } = await open({
    "GET /questions/7": { status: 200, body: question(call) },
    "POST /answers": problem(503, "SERVICE_UNAVAILABLE"),
    "POST /questions/7/calls": { status: 200, body: question({ ...call, HasAnswer: true }) },
  });
  const acts = () =>
    api.requests.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  await write("Vi talade om depositionen.");
  await userEvent.click(screen.getByRole("button", { name: "Anteckna samtalet" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Anteckna samtalet" }));
  dialog.getByText(/när du skickar sammanfattningen/);
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  await dialog.findByText(/gick inte att spara/);
  expect(new Set(acts())).toEqual(new Set(["POST /answers"]));
  api.responses["POST /answers"] = ({ body }) => ({
    ...answer((body as { AnswerBody: string }).AnswerBody, 1),
    status: 201,
  });
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(acts().at(-1)).toBe("POST /questions/7/calls"), slow);
});
