import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { AccountingPage } from "./AccountingPage.tsx";

let close = async () => {};
afterEach(() => close());

const day = {
  ...{ Day: "2026-11-20", Entries: 2, SalesAmount: 349_500, SalesTax: 69_900 },
  ...{ CreditedAmount: 100_000, CreditedTax: 20_000, ClosedAt: null },
};
const entry = {
  ...{ ID: 3, Number: "2026-17", Kind: "Sale", Day: "2026-11-20", Amount: 349_500, TaxAmount: 69_900 },
  ...{ OrderID: 5012, Reference: "O-5012", Description: "Samboavtal" },
  Lines: [
    { Account: "1930", Amount: 349_500 },
    { Account: "3001", Amount: -279_600 },
    { Account: "2611", Amount: -69_900 },
  ],
};
const difference = {
  ...{ ID: 1, Kind: "Provider", OrderID: 5012, PaymentID: 7001, Expected: 349_500, Found: 349_400 },
  FoundAt: "2026-11-21T02:37:00.000Z",
};
const api = {
  "GET /accounting/differences": { status: 200, body: { Differences: [difference] } },
  "GET /accounting/days": { status: 200, body: { Days: [day] } },
  "GET /accounting/entries": { status: 200, body: { Entries: [entry], Pages: 1, Total: 1, After: null } },
  "GET /retention": {
    status: 200,
    body: { Rows: [{ Kind: "Story", Data: "order_stories", Before: "2023-11-24", Count: 4 }] },
  },
} as const;
const page = { resource: "accounting", id: 1, screen: <AccountingPage />, me: account({ roles: ["admin"] }) };

test("an administrator sees differences with their amounts, the entries and the next deletions, and closes a day", async () => {
  const opened = await renderWithApi(page, {
    ...api,
    "PUT /accounting/days/2026-11-20/close": { status: 200, body: { ...day, ClosedAt: "2026-11-21T08:00:00.000Z" } },
  });
  close = opened.close;
  const alarm = await screen.findByRole("alert");
  expect(alarm.textContent).toMatch(/betaltjänstens bok \(O-5012\): 3495\skr mot 3494\skr, skillnad −1\skr/);
  const entries = within(await screen.findByRole("table", { name: "Verifikationer" }));
  expect(entries.getAllByRole("rowheader", { name: "Kvitto 2026-17" })).toHaveLength(3);
  entries.getByText("2611");
  expect(await screen.findByText("Ärendet: vad kunden skrev")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Stäng 2026-11-20" }));
  await vi.waitFor(() => expect(opened.api.requests.some(({ method }) => method === "PUT")).toBe(true));
});

test("without differences there is no alert", async () => {
  const opened = await renderWithApi(page, {
    ...api,
    "GET /accounting/differences": { status: 200, body: { Differences: [] } },
  });
  close = opened.close;
  await screen.findByRole("table", { name: "Dag för dag" });
  expect(screen.queryByRole("alert")).toBeNull();
});
