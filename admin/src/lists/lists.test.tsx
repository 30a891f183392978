import { createClient } from "@lagrum/core/client";
import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createPreferencesStore } from "../preferences/preferencesStore.ts";
import { AnsweredList } from "../questions/AnsweredList.tsx";
import { openFakeApi, problem } from "../testing/fakeApi.ts";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

const answered = (ID: number, Title: string) =>
  question({ ID, Title, State: "Published", PublishedAt: "2026-11-20T09:00:00Z", Uri: `fraga-${ID}` });
const rows = [answered(7, "Depositionen"), answered(9, "Uppsägningen"), answered(11, "Arvet")];

const list = { status: 200, body: { Questions: rows, Pages: 1, Total: 3, After: null } };

async function open(responses: Parameters<typeof renderWithApi>[1] = {}) {
  const opened = await renderWithApi(
    { resource: "questions/answered", id: 1, screen: <AnsweredList /> },
    {
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /colleagues": { status: 200, body: { Colleagues: [{ UserID: 5, Name: "Elias Norén" }] } },
      "GET /questions": list,
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}

async function openLoaded(responses: Parameters<typeof renderWithApi>[1] = {}) {
  const opened = await open(responses);
  await screen.findByText("Depositionen");
  return opened;
}

const failed = problem(500, "INTERNAL_SERVER_ERROR");

test("a list that failed has a retry, and neither the text of an empty list nor a row count", async () => {
  const { api } = await open({ "GET /questions": failed });
  const retry = await screen.findByRole("button", { name: "Försök igen" });
  expect(screen.queryByText("Inga frågor är besvarade ännu.")).toBeNull();
  expect(screen.queryByText(/\d+[-–]\d+ av/)).toBeNull();
  api.responses["GET /questions"] = list;
  await userEvent.click(retry);
  await screen.findByText("Depositionen");
  expect(screen.queryByRole("button", { name: "Försök igen" })).toBeNull();
});

test("an empty list has a picture and the next step; one emptied by filters explains it and can clear them", async () => {
  const none = { status: 200, body: { Questions: [], Pages: 0, Total: 0, After: null } };
  const { api } = await open({ "GET /questions": none });
  await screen.findByText("Inga frågor är besvarade ännu.");
  expect(document.querySelector("[data-picture=questions]")).not.toBeNull();
  expect(screen.getByRole("link", { name: "Ta en obesvarad fråga" }).getAttribute("href")).toBe(
    "/questions/unanswered",
  );
  await userEvent.type(document.querySelector("input[name=Query]") as HTMLElement, "arv");
  const clear = await screen.findByRole("button", { name: "Rensa filtren" });
  expect(document.querySelector("[data-picture=search]")).not.toBeNull();
  api.responses["GET /questions"] = list;
  await userEvent.click(clear);
  await screen.findByText("Depositionen");
});

test("a list whose refetch failed still shows its rows, and warns that they may be stale", async () => {
  const { api } = await openLoaded();
  api.responses["GET /questions"] = failed;
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await screen.findByText(/Det gick inte att uppdatera/);
  screen.getByText("Depositionen");
  focusManager.setFocused(undefined);
});

test("selected questions are hidden one by one, failures are listed, and undo unhides the others", async () => {
  const { api } = await openLoaded({
    "PUT /questions/7/hide": { status: 200, body: rows[0] },
    "PUT /questions/9/hide": problem(404, "NOT_FOUND"),
    "PUT /questions/7/unhide": { status: 200, body: rows[0] },
  });
  const boxes = document.querySelectorAll("input.select-item, .select-item input");
  await userEvent.click(boxes[0] as Element);
  await userEvent.click(boxes[1] as Element);
  await screen.findByText("2 valda");
  const bar = within(document.querySelector(".RaBulkActionsToolbar-toolbar") as HTMLElement);
  await userEvent.click(bar.getByRole("button", { name: "Dölj" }));
  const dialog = within(await screen.findByRole("dialog", { name: "1 fråga doldes, 1 fråga lämnades kvar" }));
  dialog.getByText("Uppsägningen");
  await userEvent.click(dialog.getByRole("button", { name: "Ångra" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const puts = api.requests.filter(({ method }) => method === "PUT").map(({ path }) => path);
  expect(puts).toEqual(["/questions/7/hide", "/questions/9/hide", "/questions/7/unhide"]);
});

test("the export uses the list's filters, and its file name has list and date", async () => {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { api } = await openLoaded({ "POST /questions/export": { status: 200, body: "Nr;Fråga" } });
  await userEvent.type(screen.getByPlaceholderText("Sök"), "hyra");
  await waitFor(() => expect(api.requests.at(-1)?.filter.Query).toBe("hyra"));
  await waitFor(() => expect(api.requests.at(-1)?.sort).toEqual(["Relevance", "DESC"]));
  await userEvent.click(screen.getByRole("button", { name: "Exportera" }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^besvarade-fragor-\d{4}-\d\d-\d\d\.csv$/)]));
  const asked = api.requests.find(({ path }) => path === "/questions/export");
  expect([asked?.token, asked?.body]).toEqual([
    "a-token",
    { Query: "hyra", Sort: "Relevance", Order: "desc", State: "answered" },
  ]);
  expect(made).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("saved filters can be named, applied and removed, and stay out of the URL", async () => {
  const { api } = await openLoaded();
  await userEvent.type(screen.getByPlaceholderText("Sök"), "Gunhild");
  await waitFor(() => expect(api.requests.at(-1)?.filter.Query).toBe("Gunhild"));
  const menu = screen.getByRole("button", { name: "Sparade sökningar" });
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole("button", { name: "Spara sökningen …" }));
  await userEvent.type(await screen.findByLabelText("Namn på sökningen"), "Grannen{Enter}");
  await userEvent.clear(screen.getByPlaceholderText("Sök"));
  await waitFor(() => expect(api.requests.at(-1)?.filter.Query).toBeUndefined());
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole("button", { name: "Grannen" }));
  await waitFor(() => expect(api.requests.at(-1)?.filter.Query).toBe("Gunhild"));
  expect(window.location.href).not.toContain("Gunhild");
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole("button", { name: "Ta bort sökningen Grannen" }));
  await screen.findByText(/Du har inga sparade sökningar/);
});

const [read, saved] = ["2026-11-22T10:00:00Z", "2026-11-22T11:00:00Z"];
test("preferences are saved with the account, except search terms; a conflict is merged", async () => {
  const api = await openFakeApi({
    "GET /me/preferences": {
      status: 200,
      body: { Preferences: { "answers.queries": [{ name: "Från förr" }] }, UpdatedAt: read },
    },
    "PUT /me/preferences": ({ body }) => ({ status: 200, body: { ...(body as object), UpdatedAt: saved } }),
  });
  close = api.close;
  const store = createPreferencesStore(createClient({ baseUrl: api.baseUrl }));
  store.setup();
  store.setItem("answers.list", { filter: { Query: "Gunhild" } });
  store.setItem("answers.datatable_hiddenColumns", ["Type"]);
  await waitFor(() => expect(api.requests.filter(({ method }) => method === "PUT")).toHaveLength(1));
  expect(api.requests.at(-1)?.body).toEqual({
    Preferences: { "answers.queries": [{ name: "Från förr" }], "answers.datatable_hiddenColumns": ["Type"] },
    UpdatedAt: read,
  });
  expect(store.getItem("answers.queries")).toEqual([{ name: "Från förr" }]);

  // Another window has saved preferences since the last read.
  const Present = { Preferences: { "users.queries": [{ name: "Sökande" }] }, UpdatedAt: "2026-11-22T12:00:00Z" };
  api.responses["PUT /me/preferences"] = ({ body }) =>
    (body as { UpdatedAt: string }).UpdatedAt === Present.UpdatedAt
      ? { status: 200, body: { ...(body as object), UpdatedAt: saved } }
      : problem(409, "CHANGED_BY_OTHER", { Present });
  store.setItem("answers.queries", []);
  await waitFor(() =>
    expect(api.requests.at(-1)?.body).toEqual({
      Preferences: { "users.queries": [{ name: "Sökande" }], "answers.queries": [] },
      UpdatedAt: Present.UpdatedAt,
    }),
  );
  expect(store.getItem("users.queries")).toEqual([{ name: "Sökande" }]);
});

const searched = (Search: object, more: object = {}) => ({
  status: 200,
  body: { ...list.body, Search: { Corrections: [], Whole: null, ...Search }, ...more },
});
const typeSearch = (words: string) => userEvent.type(document.querySelector("input[name=Query]") as HTMLElement, words);
const sortOf = (api: Awaited<ReturnType<typeof open>>["api"]) =>
  api.requests.filter(({ path }) => path === "/questions").at(-1)?.sort;

test("a search is sorted by relevance, says which rows have every word, and what was corrected", async () => {
  const { api } = await openLoaded({
    "GET /questions": ({ filter, sort }) =>
      filter.Query === undefined
        ? list
        : searched({
            Corrections: [{ Typed: "depositon", Searched: "deposition" }],
            Whole: JSON.stringify(sort).includes("Relevance") ? 1 : null,
          }),
  });
  await typeSearch("depositon arv");
  await screen.findByText(/^”depositon” söktes som ”deposition”\. Den första har alla ord\. Sedan kommer/);
  expect(sortOf(api)).toEqual(["Relevance", "DESC"]);
  expect(document.querySelector("th .Mui-active"), "no column is marked as the order").toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Sortera efter publicerad/ }));
  await screen.findByText(/Bara det som har alla ord visas\./);
  await userEvent.click(screen.getByRole("button", { name: "Visa det som passar bäst först" }));
  await screen.findByText(/Den första har alla ord/);
  await userEvent.clear(document.querySelector("input[name=Query]") as HTMLElement);
  await waitFor(() => expect(sortOf(api)).toEqual(["PublishedAt", "DESC"]));
  expect(screen.queryByText(/alla ord/)).toBeNull();
});

test("a searched list with more rows than are ranked shows a lower bound", async () => {
  await openLoaded({ "GET /questions": searched({ Whole: 3 }, { TotalIsLeast: true, Total: 200 }) });
  await typeSearch("hyra");
  await screen.findByText("1–25 av fler än 200");
});
