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
import { onAnnouncement } from "../ui/announcement.ts";
import { chooseRecentSearches, readRecentSearches, saveRecentSearch } from "./recentSearches.ts";
import { SearchSuggestions, type SuggestionsProps } from "./SearchSuggestions.tsx";
import { useSearchSubmit } from "./useSearchSubmit.ts";

const suggestions = {
  Answers: [{ ID: 1, Title: "Får hyresvärden behålla depositionen?", Uri: "behalla-depositionen" }],
  Categories: [{ ID: 2, Name: "Hyresrätt", Uri: "hyresratt" }],
  Provisions: ["12 kap. 28 § jordabalken (1970:994)"],
};

/** A stub of the API behind its real client. */
function service(respond: (typed: string) => Response | Promise<Response> = () => Response.json(suggestions)) {
  const typed: string[] = [];
  const { suggestAnswers } = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      const { Text } = JSON.parse(String(init?.body));
      typed.push(Text);
      return respond(Text);
    },
  });
  return { typed, suggest: suggestAnswers };
}

interface FieldProps extends Pick<SuggestionsProps, "suggest"> {
  /** The search that the page shows. */
  query?: string;
}

/** As the search form does, the field loads its suggestions when it gets the focus. */
function Field({ suggest, query = "" }: FieldProps) {
  const [isLoaded, setLoaded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<ComponentProps<"input">>({});
  const search = useSearchSubmit();
  return (
    <form onSubmit={search}>
      <input type="hidden" name="Year" value="2025" />
      <input
        aria-label="Sök"
        name="Query"
        ref={input}
        defaultValue={query}
        onFocus={() => setLoaded(true)}
        {...combobox}
      />
      <button type="submit">Sök</button>
      {isLoaded && <SearchSuggestions input={input} listId="list" onChange={setCombobox} suggest={suggest} />}
    </form>
  );
}

function show(suggest: SuggestionsProps["suggest"], query?: string) {
  const root = createRootRoute({ component: Outlet });
  const pathsBeside = ["/answers", "/answers/$id", "/categories/{-$id}"];
  const home = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => <Field suggest={suggest} query={query} />,
  });
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

const field = () => screen.findByLabelText<HTMLInputElement>("Sök", { selector: "input" });
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
  expect([input.value, input.getAttribute("aria-expanded")]).toEqual(["hyr", "false"]);
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
  for (const query of ["ett", "tre", "Två", "fyra", "fem", "sex", "två"]) saveRecentSearch(query);
  show(service().suggest);
  await user.click(await field());
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["två", "sex", "fem", "fyra", "tre"]);
  await user.click(screen.getByRole("button", { name: "Rensa" }));
  expect([screen.queryByRole("listbox"), readRecentSearches()]).toEqual([null, []]);
  chooseRecentSearches(false);
  expect(localStorage).toHaveLength(0);
});

const titled = (...titles: string[]) =>
  Response.json({
    Answers: titles.map((Title, index) => ({ ID: index + 1, Title, Uri: Title.toLowerCase() })),
    Categories: [],
    Provisions: [],
  });

test("a list that arrives later leaves the chosen option, and chooses no other in its place", async () => {
  const user = userEvent.setup();
  const later: Record<string, PromiseWithResolvers<Response>> = {
    hyra: Promise.withResolvers(),
    hyran: Promise.withResolvers(),
  };
  show(service((typed) => later[typed]?.promise ?? titled("Hyra", "Hyran")).suggest);
  const input = await field();
  await user.type(input, "hyr");
  await screen.findByRole("listbox");
  await user.type(input, "a{ArrowDown}");
  expect(chosen(input)).toBe("Hyra");
  later.hyra?.resolve(titled("Hyresrätt", "Hyra"));
  await screen.findByRole("option", { name: "Hyresrätt" });
  expect(chosen(input)).toBe("Hyra");
  await user.type(input, "n{ArrowDown}");
  expect(chosen(input)).toBe("Hyresrätt");
  later.hyran?.resolve(titled("Hyran"));
  await screen.findByRole("option", { name: "Hyran" });
  expect(chosen(input)).toBeUndefined();
});

test("suggestions for another text are not shown while new ones load", async () => {
  const user = userEvent.setup();
  const { typed, suggest } = service((text) => (text === "bil" ? new Promise(() => undefined) : titled("Hyra")));
  show(suggest);
  const input = await field();
  await user.type(input, "hyr");
  await screen.findByRole("listbox");
  await user.clear(input);
  await user.type(input, "bil");
  await expect.poll(() => typed.at(-1)).toBe("bil");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a failed call is made again for the same text", async () => {
  const user = userEvent.setup();
  let hasFailed = false;
  const { suggest } = service(() => {
    if (hasFailed) return titled("Hyra");
    hasFailed = true;
    return Response.json({ Code: "TOO_MANY_REQUESTS" }, { status: 429 });
  });
  show(suggest);
  const input = await field();
  await user.type(input, "hyra");
  await expect.poll(() => hasFailed).toBe(true);
  await user.clear(input);
  await user.type(input, "hyra");
  await screen.findByRole("option", { name: "Hyra" });
});

test("the number of suggestions and of saved searches is announced, but not for a single letter", async () => {
  const announced: string[] = [];
  const stop = onAnnouncement((words) => announced.push(words));
  chooseRecentSearches(true);
  saveRecentSearch("arv");
  const user = userEvent.setup();
  show(service((text) => titled(...(text === "hyra" ? ["Hyra"] : []))).suggest);
  const input = await field();
  await user.click(input);
  await expect.poll(() => announced).toEqual(["1 sparad sökning"]);
  await user.type(input, "h");
  await user.type(input, "yra");
  await expect.poll(() => announced).toEqual(["1 sparad sökning", "1 förslag"]);
  await user.type(input, "x");
  await expect.poll(() => announced.at(-1)).toBe("Inga förslag");
  stop();
});

test("Tab reaches the button that removes the saved searches, and Escape on it returns to the field", async () => {
  chooseRecentSearches(true);
  saveRecentSearch("arv");
  const user = userEvent.setup();
  show(service().suggest);
  const input = await field();
  await user.click(input);
  await screen.findByRole("listbox");
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rensa" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(document.activeElement).toBe(input);
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("the field of a page with results suggests nothing until its text is changed", async () => {
  const user = userEvent.setup();
  const { typed, suggest } = service();
  show(suggest, "hyra");
  const input = await field();
  await user.click(input);
  await expect.poll(() => typed).toEqual(["hyra"]);
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.type(input, "n");
  await screen.findByRole("listbox");
});

test("keys that move the caret or select text leave the list, and a chosen search keeps the form's filters", async () => {
  const user = userEvent.setup();
  const history = show(service().suggest);
  const input = await field();
  await user.type(input, "hyr");
  await screen.findByRole("listbox");
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(chosen(input)).toBeUndefined();
  await user.keyboard("{ArrowUp}{ArrowLeft}");
  expect(chosen(input)).toBeUndefined();
  await user.keyboard("{ArrowUp}{Enter}");
  const search = { query: suggestions.Provisions[0], page: 1, year: 2025 };
  await expect.poll(() => history.location.state.search).toEqual(search);
});
