import type { AnswerList, AnswerListItem } from "@lagrum/core/answer/answerSchema";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { categoriesQuery } from "../categories/categoryQueries.ts";
import type { Search } from "./postedSearch.ts";
import { SearchResults } from "./SearchResults.tsx";
import { oldestYearQuery, searchQuery } from "./searchQueries.ts";

const area = { ID: 7, Name: "Hyresrätt", Uri: "hyresratt", Urgent: false };
const answer = (ID: number): AnswerListItem => ({
  ID,
  Title: `Svar ${ID}`,
  Uri: `svar-${ID}`,
  QuestionBody: "",
  Category: area,
  Area: area,
  PublishedAt: "2025-03-01T10:00:00Z",
  UpdatedAt: "2025-03-01T10:00:00Z",
  Found: { Title: [{ Text: `Svar ${ID}`, Hit: false }], Excerpt: [{ Text: "Utdrag", Hit: false }] },
});

type Found = Partial<NonNullable<AnswerList["Search"]>> & { answers?: number };

const words: Search = { query: "hyresvrd", page: 1 };

function show({ answers = 0, hasFailed = false, ...result }: Found & { hasFailed?: boolean }, search = words) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const list: AnswerList = {
    Answers: Array.from({ length: answers }, (_, index) => answer(index + 1)),
    Pages: Math.ceil(answers / 20),
    Total: answers,
    After: null,
    Search: { Correction: null, Matching: answers, Areas: [], ...result },
  };
  if (!hasFailed) queryClient.setQueryData(searchQuery(search).queryKey, list);
  queryClient.setQueryData(categoriesQuery().queryKey, [{ ...area, Description: "", AnswerCount: 3, Children: [] }]);
  queryClient.setQueryData(oldestYearQuery().queryKey, 2024);
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: "/answers",
    component: () => <SearchResults search={search} />,
  });
  const others = ["/answers/$id", "/categories/{-$id}", "/ask_a_question"].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => null }),
  );
  const history = createMemoryHistory({ initialEntries: ["/answers"] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([page, ...others]), history })} />
    </QueryClientProvider>,
  );
  return Object.assign(history, { queryClient });
}

const titlesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link", { name: /^Svar/ })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test("separates matches from similar answers", async () => {
  show({ answers: 3, Matching: 2, Areas: [area] });
  expect((await screen.findByRole("status")).textContent).toBe("2 träffar på ”hyresvrd”");
  expect(titlesIn(screen.getByRole("region", { name: "Nära det du sökte" }))).toEqual(["Svar 3"]);
  const areas = screen.getByRole("region", { name: "Områden som passar" });
  expect(within(areas).getByRole("link").getAttribute("href")).toBe("/categories/hyresratt");
});

test("says when no answer is about the search, and shows near ones apart with the way to ask", async () => {
  show({ answers: 2, Matching: 0 });
  expect((await screen.findByRole("status")).textContent).toBe("Inga träffar på ”hyresvrd”");
  const near = screen.getByRole("region", { name: "Inget svar om detta ännu. Nära:" });
  expect(titlesIn(near)).toEqual(["Svar 1", "Svar 2"]);
  const way = within(near).getByRole("link", { name: "ställa frågan" }).getAttribute("href") ?? "";
  const form = document.querySelector(way)?.closest("form");
  expect(form?.contains(screen.getByRole("button", { name: "Ställ frågan" }))).toBe(true);
});

test("with a corrected spelling, the typed words can be searched for instead", async () => {
  const history = show({ answers: 1, Correction: [{ Text: "hyresvärd", Hit: true }] });
  expect((await screen.findByText("hyresvärd")).tagName).toBe("STRONG");
  expect(screen.getByRole("status").textContent).toBe("1 träff på ”hyresvärd”");
  await userEvent.setup().click(screen.getByRole("button", { name: "Sök i stället efter ”hyresvrd”" }));
  expect(history.location.state.search).toEqual({ query: "hyresvrd", page: 1, isLiteral: true });
});

test("without answers all areas are shown, and the words are sent to the question form", async () => {
  const history = show({});
  expect((await screen.findByRole("status")).textContent).toBe("Inga träffar på ”hyresvrd”");
  const areas = screen.getByRole("region", { name: "Leta i ett rättsområde" });
  expect(within(areas).getByRole("link", { name: /^Hyresrätt/ })).toBeTruthy();
  await userEvent.setup().click(screen.getByRole("button", { name: "Ställ frågan" }));
  await expect.poll(() => history.location.href).toBe("/ask_a_question");
  expect(JSON.parse(sessionStorage.getItem("ask_a_question") ?? "")).toEqual({ Title: "hyresvrd", QuestionBody: "" });
});

test("a search that failed can be retried", async () => {
  const { queryClient } = show({ hasFailed: true });
  await screen.findByText("Sökningen gick inte att göra just nu.");
  const failures = () => queryClient.getQueryState(searchQuery(words).queryKey)?.errorUpdateCount;
  expect(failures()).toBe(1);
  await userEvent.setup().click(screen.getByRole("button", { name: "Försök igen" }));
  await expect.poll(failures).toBe(2);
  screen.getByRole("button", { name: "Ställ frågan" });
});

test("narrows by area, year and type, and sorts by date", async () => {
  const user = userEvent.setup();
  const history = show({ answers: 1 }, { query: "hyra", page: 2, isLiteral: true });
  await user.selectOptions(await screen.findByLabelText("Rättsområde"), "Hyresrätt");
  await user.selectOptions(screen.getByLabelText("År"), "2024");
  await user.selectOptions(screen.getByLabelText("Typ"), "Expressfråga");
  await user.selectOptions(screen.getByLabelText("Ordning"), "Nyast");
  await user.click(screen.getByRole("button", { name: "Visa" }));
  expect(history.location.state.search).toEqual({
    query: "hyra",
    page: 1,
    area: 7,
    year: 2024,
    type: "Express",
    isByDate: true,
    isLiteral: true,
  });
});

test("saves searches on this device only after opt-in, and removes them at opt-out", async () => {
  const user = userEvent.setup();
  show({ answers: 1 });
  const choice = await screen.findByRole("checkbox", { name: "Spara mina sökningar på den här enheten" });
  expect(localStorage).toHaveLength(0);
  await user.click(choice);
  expect(localStorage.getItem("recentSearches")).toBe('["hyresvrd"]');
  await user.click(screen.getByRole("button", { name: "Rensa" }));
  expect(localStorage.getItem("recentSearches")).toBe("[]");
  expect(document.activeElement).toBe(choice);
  await user.click(choice);
  expect(localStorage).toHaveLength(0);
});
