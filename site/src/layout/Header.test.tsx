import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Visitor } from "../session/visitor.ts";
import { Header } from "./Header.tsx";
import { InfoBar } from "./InfoBar.tsx";

afterEach(cleanup);

async function show(visitor: Visitor | null, path = "/") {
  const component = () => (
    <>
      <Header visitor={visitor} />
      <InfoBar path={path} />
    </>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  render(<RouterProvider router={router} />);
  const nav = await screen.findByRole("navigation", { name: "Huvudmeny" });
  return [...nav.querySelectorAll("li")].map(({ textContent }) => textContent);
}

test("the menu has the available services in order", async () => {
  expect(await show(null)).toEqual([
    ...["Ställ en fråga", "Rättsområden", "Svar", "Fasta priser"],
    ...["Boka tid", "AI", "Logga in"],
  ]);
});

test("the staff's menu has the signed-in user's name", async () => {
  const items = await show({ name: "Karin", staff: true });
  expect(items).toContain("Inloggad som Karin");
  expect(items).not.toContain("Logga in");
});

test("the info bar about talking to a lawyer links to the booking", async () => {
  await show(null, "/rattsskydd");
  const links = screen.getAllByRole("link", { name: "Boka tid" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/boka", "/boka"]);
});
