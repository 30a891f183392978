import type { Client } from "@lagrum/core/client";
import { createClient } from "@lagrum/core/client";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyValues } from "../forms/form.ts";
import { AskPage } from "./AskPage.tsx";
import { askForm } from "./askForm.ts";
import type { AskState } from "./askPost.ts";

const areas = [
  { ID: 7, Name: "Straffrätt", Uri: "straffratt", Description: "", Urgent: true, AnswerCount: 0, Children: [] },
];
const types = [
  { Code: "Free" as const, Name: "Gratis fråga", Promise: "I mån av tid.", Amount: 0, TaxAmount: 0, Active: true },
  { Code: "Express" as const, Name: "Expressfråga", Promise: "Tre dagar.", Amount: 1, TaxAmount: 0, Active: false },
];

const company = {
  ...{ Name: "Lagrum", LegalName: null, OrgNumber: "556000-0000", VatNumber: null, Street: "Gatan 1" },
  ...{ PostalCode: "111 22", City: "Staden", Phone: "08-1", Email: "k@lagrum.example", OpeningHours: null },
  ...{ Instagram: null, Facebook: null, LinkedIn: null, Staff: [], FollowsArn: null },
};

interface Sent {
  key: string | null;
  body: { Title: string };
}

/** A stub of the API behind its real client: one response per call. */
function service(...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  const { askQuestion } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      sent.push({ key: new Headers(init?.headers).get("idempotency-key"), body: JSON.parse(String(init?.body)) });
      const next = answers.shift();
      if (!next) throw new TypeError("fetch failed");
      return next();
    },
  });
  return { sent, ask: askQuestion };
}

/** A stub of the search for similar answers, and the texts of its requests. */
function similarTo(...Answers: { ID: number; Title: string; Uri: string }[]) {
  const texts: string[] = [];
  const { findSimilarAnswers } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      texts.push(JSON.parse(String(init?.body)).Text);
      return Response.json({ Answers });
    },
  });
  return { texts, findSimilarAnswers };
}

function show(
  ask: Client["askQuestion"],
  start: AskState = { step: "form", values: emptyValues(askForm("2026-11-21")), refusal: null },
  findSimilar: Client["findSimilarAnswers"] = similarTo().findSimilarAnswers,
) {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/ask_a_question",
    component: () => (
      <AskPage
        start={start}
        areas={areas}
        types={types}
        company={company}
        methods="Swish"
        dates={null}
        today="2026-11-21"
        ask={ask}
        findSimilar={findSimilar}
      />
    ),
  });
  const thanks = createRoute({
    getParentRoute: () => root,
    path: "/ask_a_question/tack",
    component: () => <p>Tack</p>,
  });
  const home = createRoute({ getParentRoute: () => root, path: "/", component: () => null });
  const answer = createRoute({ getParentRoute: () => root, path: "/answers/$id", component: () => null });
  const history = createMemoryHistory({ initialEntries: ["/ask_a_question"] });
  const router = createRouter({ routeTree: root.addChildren([page, thanks, home, answer]), history });
  render(<RouterProvider router={router} />);
  return history;
}

const story = "Jag flyttade ut i fredags och nu vill hyresvärden behålla allt jag har betalat.";

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const paste = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await user.selectOptions(await screen.findByLabelText("Rättsområde"), "7");
  await paste("Rubrik", "Får hyresvärden behålla depositionen?");
  await paste("Beskriv din situation", story);
  await paste("E-post", "anna@exempel.se");
  await paste("E-post en gång till", "anna@exempel.se");
  await user.click(screen.getByLabelText("Jag godkänner villkoren"));
}

const review = "Granska din fråga";

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("lists missing fields, preserves typed values, and disables question types that are not sold yet", async () => {
  const user = userEvent.setup();
  show(service().ask);
  await user.type(await screen.findByLabelText("Rubrik"), "Kort");
  await user.click(screen.getByRole("button", { name: review }));
  expect(screen.getByRole("alert").textContent).toContain("Skriv en rubrik med minst 10 tecken.");
  expect(screen.getByLabelText<HTMLInputElement>("Rubrik").value).toBe("Kort");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Expressfråga/ }).disabled).toBe(true);
});

test("shows warnings about a personal identity number, a near deadline and danger during typing", async () => {
  const user = userEvent.setup();
  show(service().ask);
  await user.type(await screen.findByLabelText("Beskriv din situation"), "Jag heter 19811228-9874");
  await user.type(screen.getByLabelText(/Finns ett viktigt datum/), "2026-11-25");
  await user.selectOptions(screen.getByLabelText("Rättsområde"), "7");
  expect(await screen.findByText(/ser ut som ett personnummer/)).toBeTruthy();
  expect(screen.getByText(/Datumet är nära/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "112" })).toBeTruthy();
});

test("preserves the form when there is no response, and resends with the same idempotency key", async () => {
  const user = userEvent.setup();
  const received = () => Response.json({ ID: 1, Reference: "L-1", State: "AwaitingConfirmation" }, { status: 201 });
  const { sent, ask } = service(() => {
    throw new TypeError("fetch failed");
  }, received);
  const history = show(ask);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: review }));
  await user.click(await screen.findByRole("button", { name: "Skicka frågan" }));
  const alert = (await screen.findByRole("alert")).textContent;
  expect(alert).toMatch(/^Frågan är inte skickad.*Vi fick ingen kontakt med tjänsten\..*Det du skrev finns kvar\.$/);
  expect(screen.getByText(story)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Skicka frågan" }));
  await screen.findByText("Tack");
  expect(history.location.href).toBe("/ask_a_question/tack?ref=L-1");
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(sessionStorage.getItem("ask_a_question")).toBeNull();
});

test("shows API errors at their fields, preserves the form, and takes a new idempotency key", async () => {
  const user = userEvent.setup();
  const refused = () =>
    Response.json({ Code: "INCORRECT_PROPERTIES", Details: { Email: ["INVALID_EMAIL"] } }, { status: 422 });
  const { sent, ask } = service(refused, refused);
  show(ask);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: review }));
  await user.click(await screen.findByRole("button", { name: "Skicka frågan" }));
  const email = await screen.findByLabelText<HTMLInputElement>("E-post");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(email.value).toBe("anna@exempel.se");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Beskriv din situation").value).toBe(story);
  await user.click(screen.getByRole("button", { name: review }));
  await user.click(await screen.findByRole("button", { name: "Skicka frågan" }));
  await screen.findByLabelText("E-post");
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("links from the review to a field, and restores an earlier draft", async () => {
  const user = userEvent.setup();
  show(service().ask);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: review }));
  await user.click(await screen.findByRole("button", { name: "Ändra rubrik" }));
  await user.type(await screen.findByLabelText("Rubrik"), " Eller en del?");
  cleanup();
  show(service().ask);
  await screen.findByLabelText("Rubrik");
  await expect
    .poll(() => screen.getByLabelText<HTMLInputElement>("Rubrik").value)
    .toBe("Får hyresvärden behålla depositionen? Eller en del?");
});

test("text typed during a pending submission survives an error", async () => {
  const user = userEvent.setup();
  const { promise: late, resolve: release } = Promise.withResolvers<Response>();
  const { ask } = service(() => late);
  show(ask);
  await fillIn(user);
  await user.click(screen.getByRole("button", { name: review }));
  await user.click(await screen.findByRole("button", { name: "Skicka frågan" }));
  await user.click(screen.getByRole("button", { name: "Ändra rubrik" }));
  await user.type(await screen.findByLabelText("Rubrik"), " Eller en del?");
  release(Response.json({ Code: "SERVICE_UNAVAILABLE" }, { status: 503 }));
  await screen.findByText("Frågan är inte skickad");
  expect(screen.getByLabelText<HTMLInputElement>("Rubrik").value).toBe(
    "Får hyresvärden behålla depositionen? Eller en del?",
  );
});

test("shows answers similar to the title after a debounce, without moving the focus, until they are closed", async () => {
  const user = userEvent.setup();
  const { texts, findSimilarAnswers } = similarTo({ ID: 3, Title: "Repor i parketten", Uri: "repor-i-parketten" });
  show(service().ask, undefined, findSimilarAnswers);
  const title = await screen.findByLabelText("Rubrik");
  await user.click(title);
  await user.paste("Deposition borta");
  await user.paste(" igen");
  const link = await screen.findByRole("link", { name: /^Repor i parketten/ });
  expect(texts).toEqual(["Deposition borta igen"]);
  expect(document.activeElement).toBe(title);
  expect([link.getAttribute("target"), link.getAttribute("href")]).toEqual(["_blank", "/answers/repor-i-parketten"]);
  await user.click(screen.getByRole("button", { name: "Ja, jag fick svar" }));
  expect(screen.queryByRole("link", { name: /^Repor/ })).toBeNull();
  expect(screen.getByText(/^Vad bra!/)).toBeTruthy();
  expect(document.activeElement).toBe(title);
});

test("similar answers that were closed stay closed when the fields are replaced", async () => {
  const user = userEvent.setup();
  const { texts, findSimilarAnswers } = similarTo({ ID: 3, Title: "Repor i parketten", Uri: "repor-i-parketten" });
  show(service().ask, undefined, findSimilarAnswers);
  await fillIn(user);
  await user.click(await screen.findByRole("button", { name: "Nej, stäng" }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole("button", { name: review }));
  await user.click(await screen.findByRole("button", { name: "Ändra rubrik" }));
  await screen.findByLabelText("Rubrik");
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(texts).toHaveLength(1);
  expect(screen.queryByRole("link", { name: /^Repor/ })).toBeNull();
});

test("contact data in the text are listed, and replaced with one click", async () => {
  const user = userEvent.setup();
  show(service().ask);
  const story = await screen.findByLabelText<HTMLTextAreaElement>("Beskriv din situation");
  await user.click(story);
  await user.paste("Ring mig på 070-123 45 67, eller kom till Storgatan 12. Vad gäller?");
  await screen.findByText(
    /^Det ser ut som (en gatuadress och ett telefonnummer|ett telefonnummer och en gatuadress)\.$/,
  );
  await user.click(screen.getByRole("button", { name: "Ersätt alla" }));
  const replaced = "Ring mig på [telefonnummer], eller kom till [adress]. Vad gäller?";
  await screen.findByDisplayValue(replaced);
  await waitFor(() => expect(screen.queryByText(/^Det ser ut som/)).toBeNull(), { timeout: 5000 });
});
