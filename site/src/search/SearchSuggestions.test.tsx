import { createClient } from "@lagrum/core/client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useRef, useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseRecentSearches, readRecentSearches, saveRecentSearch } from "./recentSearches.ts";
import { SearchSuggestions, type SuggestionsProps } from "./SearchSuggestions.tsx";
import { useSearchSubmit } from "./useSearchSubmit.ts";

const suggestions = {
  Answers: [{ ID: 1, Title: "Får hyresvärden behålla depositionen?", Uri: "behalla-depositionen" }],
  Categories: [{ ID: 2, Name: "Hyresrätt", Uri: "hyresratt" }],
  Provisions: ["12 kap. 28 § jordabalken (1970:994)"],
};

/** A stub of the API behind its real client. */
function service(respond: () => Response = () => Response.json(suggestions)) {
  const typed: string[] = [];
  const { suggestAnswers } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      typed.push(JSON.parse(String(init?.body)).Text);
      return respond();
    },
  });
  return { typed, suggest: suggestAnswers };
}

function Field({ suggest }: Pick<SuggestionsProps, "suggest">) {
  const input = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<ComponentProps<"input">>({});
  const search = useSearchSubmit();
  return (
    <form onSubmit={search}>
      <input aria-label="Sök" name="Query" ref={input} {...combobox} />
      <SearchSuggestions input={input} listId="list" onChange={setCombobox} suggest={suggest} />
    </form>
  );
}

function show(suggest: SuggestionsProps["suggest"]) {
  const root = createRootRoute({ component: Outlet });
  const pathsBeside = ["/answers", "/answers/$id", "/categories/{-$id}"];
  const home = createRoute({ getParentRoute: () => root, path: "/", component: () => <Field suggest={suggest} /> });
  const others = pathsBeside.map((path) => createRoute({ getParentRoute: () => root, path, component: () => null }));
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([home, ...others]), history });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return history;
}

const field = () => screen.findByRole("combobox", { name: "Sök" });
const chosen = (input: HTMLElement) =>
  document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

test("suggests in groups after a debounce, and the arrow keys go through all options and back to the field", async () => {
  const user = userEvent.setup();
  const { typed, suggest } = service();
  show(suggest);
  const input = await field();
  await user.type(input, "hyr");
  await screen.findByRole("listbox");
  expect(typed.at(-1)).toBe("hyr");
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
    "Svar",
    "Områden",
    "Lagrum",
  ]);
  expect([input.getAttribute("aria-expanded"), input.getAttribute("aria-controls")]).toEqual(["true", "list"]);
  const seen: unknown[] = [];
  for (let presses = 0; presses < 4; presses++) {
    await user.keyboard("{ArrowDown}");
    seen.push(chosen(input));
  }
  expect(seen).toEqual([...screen.getAllByRole("option").map(({ textContent }) => textContent), undefined]);
  await user.keyboard("{ArrowUp}");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe(suggestions.Provisions[0]);
  expect(document.activeElement).toBe(input);
});

test("Enter opens the chosen page, searches for a chosen provision, and searches when nothing is chosen", async () => {
  const user = userEvent.setup();
  const { suggest } = service();
  for (const [keys, path, query] of [
    ["{ArrowDown}{Enter}", "/answers/behalla-depositionen", undefined],
    ["{ArrowDown}{ArrowDown}{Enter}", "/categories/hyresratt", undefined],
    ["{ArrowUp}{Enter}", "/answers", suggestions.Provisions[0]],
    ["{Enter}", "/answers", "hyr"],
  ] as const) {
    const history = show(suggest);
    await user.type(await field(), "hyr");
    await screen.findByRole("listbox");
    await user.keyboard(keys);
    await expect.poll(() => history.location.href).toBe(path);
    expect(history.location.state.search?.query).toBe(query);
    cleanup();
  }
});

test("Escape closes the list and preserves the typed text, and a click chooses", async () => {
  const user = userEvent.setup();
  const history = show(service().suggest);
  const input = await field();
  await user.type(input, "hyr");
  await screen.findByRole("listbox");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect([(input as HTMLInputElement).value, input.getAttribute("aria-expanded")]).toEqual(["hyr", "false"]);
  await user.keyboard("{ArrowDown}");
  await user.click(await screen.findByRole("option", { name: "Hyresrätt" }));
  await expect.poll(() => history.location.href).toBe("/categories/hyresratt");
});

test("without suggestions the form searches", async () => {
  const user = userEvent.setup();
  const { typed, suggest } = service(() => Response.json({ Code: "SERVICE_UNAVAILABLE" }, { status: 503 }));
  const history = show(suggest);
  await user.type(await field(), "hyra");
  await expect.poll(() => typed.at(-1)).toBe("hyra");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{Enter}");
  await expect.poll(() => history.location.state.search?.query).toBe("hyra");
});

test("an empty field offers the five latest searches of this device, after opt-in, until they are cleared", async () => {
  const user = userEvent.setup();
  saveRecentSearch("unwanted");
  expect(readRecentSearches()).toBeNull();
  chooseRecentSearches(true);
  for (const query of ["ett", "två", "tre", "fyra", "fem", "sex", "två"]) saveRecentSearch(query);
  show(service().suggest);
  await user.click(await field());
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["två", "sex", "fem", "fyra", "tre"]);
  await user.click(screen.getByRole("button", { name: "Rensa" }));
  expect([screen.queryByRole("listbox"), readRecentSearches()]).toEqual([null, []]);
  chooseRecentSearches(false);
  expect(localStorage).toHaveLength(0);
});
