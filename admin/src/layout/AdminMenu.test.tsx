import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { AdminMenu } from "./AdminMenu.tsx";

let close = async () => {};
afterEach(() => close());

async function open(roles: ("admin" | "advisor")[], Total: number) {
  const opened = await renderWithApi(
    { resource: "questions", id: 1, screen: <AdminMenu />, me: account({ roles }) },
    {
      "GET /moneyCases": {
        status: 200,
        body: { MoneyCases: Array(Total).fill({ ID: "refund-1" }), Total, After: null },
      },
    },
  );
  close = opened.close;
  return opened;
}
const isRead = ({ api }: Awaited<ReturnType<typeof open>>) => api.requests.some(({ path }) => path === "/moneyCases");

test("an administrator's menu counts the money to sort out", async () => {
  await open(["admin"], 3);
  await screen.findByRole("menuitem", { name: "Pengar att reda ut 3" });
});

test("nothing to sort out has no number", async () => {
  const opened = await open(["admin"], 0);
  await waitFor(() => expect(isRead(opened)).toBe(true));
  screen.getByRole("menuitem", { name: "Pengar att reda ut" });
});

test("an advisor's menu asks for no money", async () => {
  const opened = await open(["advisor"], 3);
  await screen.findByRole("menuitem", { name: "Beställningar" });
  expect(screen.queryByRole("menuitem", { name: /Pengar/ })).toBeNull();
  expect(isRead(opened)).toBe(false);
});
