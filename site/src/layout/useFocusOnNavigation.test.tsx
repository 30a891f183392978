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
import { afterEach, expect, test } from "vitest";
import type { Search } from "../search/postedSearch.ts";
import { useOpenSearch } from "../search/useSearchSubmit.ts";
import { useFocusOnNavigation } from "./useFocusOnNavigation.ts";

afterEach(cleanup);

const searches: Record<string, Search> = {
  Sök: { query: "hyra", page: 1 },
  Begränsa: { query: "hyra", page: 1, year: 2025 },
  Bläddra: { query: "hyra", page: 2, year: 2025 },
};

function Page() {
  const content = useFocusOnNavigation();
  const open = useOpenSearch();
  return (
    <main tabIndex={-1} ref={content}>
      {Object.entries(searches).map(([words, search]) => (
        <button key={words} type="button" onClick={() => void open(search)}>
          {words}
        </button>
      ))}
      <Outlet />
    </main>
  );
}

test("the focus moves to the content with each new search, also when only a filter or the page changes", async () => {
  const root = createRootRoute({ component: Page });
  const answers = createRoute({ getParentRoute: () => root, path: "/answers", component: () => null });
  const history = createMemoryHistory({ initialEntries: ["/answers"] });
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([answers]), history })} />);
  const user = userEvent.setup();
  const content = await screen.findByRole("main");
  expect(document.activeElement).toBe(document.body);
  for (const words of Object.keys(searches)) {
    const button = screen.getByRole("button", { name: words });
    await user.click(button);
    await expect.poll(() => document.activeElement, { message: words }).toBe(content);
  }
});
