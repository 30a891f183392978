import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { runPageAction, usePageAction } from "../commands/pageActions.ts";
import { isLetters, shortcuts } from "../commands/shortcuts.ts";
import { problem } from "../testing/fakeApi.ts";
import { karin, question, renderWithApi } from "../testing/renderWithApi.tsx";
import { Commands } from "./Commands.tsx";
import { ShortcutsPage } from "./ShortcutsPage.tsx";

let close = async () => {};
afterEach(() => close());

let reserved = 0;
function Question() {
  usePageAction("reserve", "Reservera frågan", () => {
    reserved += 1;
  });
  return (
    <>
      <ShortcutsPage />
      <input aria-label="Ett fält" />
    </>
  );
}

async function open(responses: Parameters<typeof renderWithApi>[1] = {}, me = karin) {
  reserved = 0;
  const screenShown = (
    <Commands>
      <Question />
    </Commands>
  );
  const opened = await renderWithApi({ resource: "questions/unanswered", id: 7, screen: screenShown, me }, responses);
  close = opened.close;
  await screen.findByRole("heading", { name: "Kortkommandon" });
  return opened;
}
const openPalette = async () => {
  fireEvent.keyDown(document.body, { key: "k", code: "KeyK", ctrlKey: true });
  return await screen.findByRole("combobox", { name: "Sök eller gå till" });
};

test("Ctrl+K finds a page by part of its name, and Enter opens it", async () => {
  const { place } = await open();
  await userEvent.type(await openPalette(), "dold");
  await screen.findByRole("option", { name: /Dolda/ });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(place()).toBe("/questions/hidden"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an order's reference opens its page", async () => {
  const { place } = await open();
  await userEvent.type(await openPalette(), "o-12{Enter}");
  await waitFor(() => expect(place()).toBe("/orders/12"));
});

test("a number opens the page of that question; an unknown number navigates nowhere", async () => {
  const { place } = await open({
    "GET /questions/1042": { status: 200, body: question({ ID: 1042, State: "Published" }) },
    "GET /questions/4711": problem(404, "NOT_FOUND"),
  });
  await userEvent.type(await openPalette(), "4711{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(place()).toBe("/questions/unanswered/7");
  await userEvent.type(await openPalette(), "L-1042{Enter}");
  await waitFor(() => expect(place()).toBe("/answers/1042"));
});

test("words find questions and answers by content, and people for admins", async () => {
  const none = (key: string) => ({ status: 200, body: { [key]: [], Pages: 0, Total: 0, After: null } });
  const list = (key: string, row: object) => ({
    status: 200,
    body: { [key]: [row], Pages: 1, Total: 1, After: null },
  });
  const open7 = question({ ID: 7, Title: "Depositionen" });
  const found = {
    "GET /questions": list("Questions", open7),
    "GET /answers/advanced": list("Answers", { ID: 12, Title: "Vattenskadan", State: "Published" }),
    "GET /users": list("Users", { UserID: 3, FirstName: "Saga", LastName: "Prov", Email: "saga@exempel.se" }),
  };
  const { place, api } = await open(found, { ...karin, roles: ["admin"] });
  await userEvent.type(await openPalette(), "läckan");
  await screen.findByRole("option", { name: "Depositionen" });
  screen.getByRole("option", { name: "Saga Prov (saga@exempel.se)" });
  expect(api.requests.map(({ filter }) => filter.Query)).toEqual(Array(3).fill("läckan"));
  await userEvent.click(screen.getByRole("option", { name: "Vattenskadan" }));
  await waitFor(() => expect(place()).toBe("/answers/12"));
  await close();

  const advisor = await open({ ...found, "GET /answers/advanced": none("Answers") });
  await userEvent.type(await openPalette(), "läckan");
  await screen.findByRole("option", { name: "Depositionen" });
  expect(advisor.api.requests.some(({ path }) => path === "/users")).toBe(false);
});

const list = (key: string, ...rows: object[]) => ({
  status: 200,
  body: { [key]: rows, Pages: 1, Total: rows.length, After: null },
});
const hit = (ID: number, Title: string) => list("Answers", { ID, Title, State: "Published" });

test("Enter right after typing waits for the hits of the typed words", async () => {
  const { place } = await open({
    "GET /questions": list("Questions"),
    "GET /answers/advanced": ({ filter }) => (filter.Query === "fuktskada" ? hit(13, "Fukt") : hit(12, "Vatten")),
  });
  await userEvent.type(await openPalette(), "vattenskada");
  await screen.findByRole("option", { name: "Vatten" });
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.type(screen.getByRole("combobox"), "fuktskada{Enter}");
  await waitFor(() => expect(place()).toBe("/answers/13"));
});

test("hits come by relevance, in the group of the best one first", async () => {
  const openQuestion = question({ ID: 7, Title: "Öppen" });
  const answered = question({ ID: 12, Title: "Vatten", State: "Published" });
  const { api } = await open({
    "GET /questions": ({ filter }) =>
      filter.Query === "läckan" ? list("Questions", answered, openQuestion) : list("Questions", openQuestion, answered),
    "GET /answers/advanced": hit(12, "Vatten"),
  });
  const box = await openPalette();
  const shown = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
  await userEvent.type(box, "läckan");
  await waitFor(() => expect(shown().slice(0, 2)).toEqual(["Vatten", "Öppen"]));
  await userEvent.type(box, " i");
  await waitFor(() => expect(shown().slice(0, 2)).toEqual(["Öppen", "Vatten"]));
  expect(api.requests.map(({ sort }) => sort)).toEqual(Array(4).fill(["Relevance", "DESC"]));
});

test("Enter opens nothing when nothing is found, and a search that fails says so and can be retried", async () => {
  const responses: Record<string, ReturnType<typeof list>> = {
    "GET /questions": list("Questions"),
    "GET /answers/advanced": list("Answers"),
  };
  const { place, api } = await open(responses);
  await userEvent.type(await openPalette(), "xyzzy{Enter}");
  await screen.findByText("Ingenting hittades.");
  expect(place()).toBe("/questions/unanswered/7");
  api.responses["GET /answers/advanced"] = problem(422, "INCORRECT_PROPERTIES");
  await userEvent.type(screen.getByRole("combobox"), "x{Enter}");
  await screen.findByRole("alert");
  expect(place()).toBe("/questions/unanswered/7");
  api.responses["GET /answers/advanced"] = hit(12, "Vattenskadan");
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await screen.findByRole("option", { name: "Vattenskadan" });
});

test("a page whose name starts with the words stays first when the hits come", async () => {
  const { place } = await open({
    "GET /questions": list("Questions"),
    "GET /answers/advanced": hit(12, "Dolda fel i huset"),
  });
  await userEvent.type(await openPalette(), "dolda");
  await screen.findByRole("option", { name: "Dolda fel i huset" });
  expect(screen.getAllByRole("option").at(-2)?.textContent).toBe("Dolda fel i huset");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(place()).toBe("/questions/hidden"));
});

test("a page's actions are in the palette while the page is mounted", async () => {
  await open();
  await userEvent.type(await openPalette(), "reservera");
  await userEvent.click(await screen.findByRole("option", { name: /Reservera frågan/ }));
  await waitFor(() => expect(reserved).toBe(1));
  await close();
  expect(runPageAction("reserve")).toBe(false);
});

test("single-key shortcuts work, except in text fields and when turned off", async () => {
  await open();
  await userEvent.keyboard("r");
  expect(reserved).toBe(1);
  await userEvent.type(screen.getByLabelText("Ett fält"), "r");
  expect(reserved).toBe(1);
  (document.activeElement as HTMLElement).blur();
  await userEvent.click(screen.getByRole("switch", { name: /enstaka bokstäver/ }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("r");
  expect(reserved).toBe(1);
  expect(screen.getAllByText("Avstängt").length).toBeGreaterThan(5);
  await openPalette();
});

test("the shortcuts page lists every shortcut, and their keys are unique", async () => {
  await open();
  const all = Object.values(shortcuts).flat();
  for (const { text } of all) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(new Set(all.map(({ keys }) => keys)).size).toBe(all.length);
  const help = within(screen.getByText("Visa kortkommandona").parentElement as HTMLElement);
  help.getByText("?");
  expect(all.filter((shortcut) => !isLetters(shortcut)).map(({ keys }) => keys)).toContain("mod+k");
});
