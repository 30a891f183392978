import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { RequireRole } from "./RequireRole.tsx";

let close = async () => {};
afterEach(() => close());

async function open(screenOf: ReactNode, roles: ("admin" | "advisor")[]) {
  const opened = await renderWithApi(
    { resource: "users", id: 7, screen: screenOf, me: account({ roles }), isStyled: true },
    {},
  );
  close = opened.close;
}

const forBoth = (
  <RequireRole roles={["admin", "advisor"]}>
    <p>Innanför</p>
  </RequireRole>
);

test("children are shown to a user with one of the roles", async () => {
  await open(forBoth, ["advisor"]);
  await screen.findByText("Innanför");
});

test("a user without the roles sees a red error text instead", async () => {
  await open(forBoth, []);
  const error = await screen.findByText("Du har inte behörighet att se det här.");
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(error).color.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect(screen.queryByText("Innanför")).toBeNull();
});

test("a fallback replaces the error text", async () => {
  await open(
    <RequireRole roles={["admin"]} fallback={<p>Fråga en administratör</p>}>
      <p>Innanför</p>
    </RequireRole>,
    ["advisor"],
  );
  await screen.findByText("Fråga en administratör");
  expect(screen.queryByRole("alert")).toBeNull();
});
