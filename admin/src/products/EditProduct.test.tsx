import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { EditProduct } from "./EditProduct.tsx";

let close = async () => {};
afterEach(() => close());

const begun = { ID: 1, Amount: 100_000, TaxAmount: 20_000, TaxRate: 2500, ValidFrom: "2025-01-01T00:00:00.000Z" };
const coming = { ID: 2, Amount: 120_000, TaxAmount: 24_000, TaxRate: 2500, ValidFrom: "2099-01-01T23:00:00.000Z" };
const product = {
  ...{ ID: 7, Name: "Skuldebrev", Uri: "skuldebrev", ShortDescription: "Ett skuldebrev.", Description: "Först." },
  ...{ Included: ["Ett brev", "En anvisning"], NotIncluded: [], YouNeed: ["Namn"], ExtraCosts: null },
  ...{ RequiresPersonalNumber: false, DeliveryWorkingDays: 3, Category: null, Questions: {} },
  ...{ Amount: 100_000, TaxAmount: 20_000, TaxRate: 2500, LowestAmount: null },
  ...{ Active: true, ValidFrom: "2025-01-01", ValidTo: null, IsSold: true, Prices: [coming, begun] },
  UpdatedAt: "2026-11-20T10:00:00.000Z",
};
const me = account({ roles: ["admin"] });

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi(
    { resource: "products", id: 7, screen: <EditProduct />, me },
    {
      "GET /products/advanced/7": { status: 200, body: product },
      "GET /categories": { status: 200, body: { Categories: [] } },
      ...responses,
    },
  );
  close = opened.close;
  await screen.findByLabelText(/^Namn/);
  return opened;
}
const puts = (api: Awaited<ReturnType<typeof open>>["api"]) =>
  api.requests.filter(({ method }) => method === "PUT").map(({ body }) => body);

test("a price typed in kronor is saved in öre, and the form then saves with the new UpdatedAt", async () => {
  const later = "2026-11-20T11:00:00.000Z";
  const { api, place } = await open({ "PUT /product/7": { status: 200, body: { ...product, UpdatedAt: later } } });
  await userEvent.click(screen.getByRole("button", { name: "Nytt pris" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nytt pris" }));
  await userEvent.type(dialog.getByLabelText("Pris i kronor, med moms"), "1 295,50");
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const lines = screen.getByLabelText(/^Det här ingår$/);
  await userEvent.type(lines, "{enter}Ett kuvert{enter}");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(place()).toBe("/products"));
  expect(puts(api)).toEqual([
    { Price: { Amount: 129_550, TaxRate: 2500, ValidFrom: null }, UpdatedAt: product.UpdatedAt },
    expect.objectContaining({ Included: ["Ett brev", "En anvisning", "Ett kuvert"], UpdatedAt: later }),
  ]);
});

test("an invalid amount shows an error at its field, with the typed text preserved", async () => {
  const Details = { "Price.Amount": ["INVALID_VALUE"] };
  await open({ "PUT /product/7": problem(422, "INCORRECT_PROPERTIES", { Details }) });
  await userEvent.click(screen.getByRole("button", { name: "Nytt pris" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Pris i kronor, med moms");
  await userEvent.type(field, "tolv");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Spara" }));
  await screen.findByText("Ange ett pris i kronor, till exempel 1 295,50.");
  expect(field.value).toBe("tolv");
});

test("a number out of range shows a Swedish error, not the browser's validation message", async () => {
  const Details = { DeliveryWorkingDays: ["INVALID_VALUE"] };
  const { api } = await open({ "PUT /product/7": problem(422, "INCORRECT_PROPERTIES", { Details }) });
  const days = screen.getByLabelText(/^Klart inom/);
  await userEvent.clear(days);
  await userEvent.type(days, "0");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("Ange ett helt antal arbetsdagar, 1 till 365.");
  expect(puts(api)).toEqual([expect.objectContaining({ DeliveryWorkingDays: 0 })]);
});

test("only a price that is not yet in force can be removed", async () => {
  const { api } = await open({ "DELETE /product/7/prices/2": { status: 200, body: { ...product, Prices: [begun] } } });
  const history = within(screen.getByRole("table", { name: "Prishistorik" }));
  expect(history.getAllByRole("button", { name: "Ta bort" })).toHaveLength(1);
  await userEvent.click(history.getByRole("button", { name: "Ta bort" }));
  await waitFor(() => expect(history.getAllByRole("row")).toHaveLength(2));
  expect(api.requests.some(({ method }) => method === "DELETE")).toBe(true);
});

test("the preview shows the form's values and the price, and that the personal number is given in the order", async () => {
  await open({});
  await userEvent.type(screen.getByLabelText(/^Namn/), " för två");
  await userEvent.click(screen.getByRole("switch", { name: /^Personnummer/ }));
  await userEvent.click(screen.getByRole("button", { name: "Förhandsgranska" }));
  const shown = within(await screen.findByRole("dialog", { name: "Så ser besökaren produkten" }));
  expect(shown.getByRole("heading", { level: 1 }).textContent).toBe("Skuldebrev för två");
  expect(shown.getByText(/Varav moms \(25\s%\) 200\skr/)).toBeTruthy();
  expect(shown.getByText("En anvisning")).toBeTruthy();
  expect(shown.getByText(/Du lämnar det i beställningen/)).toBeTruthy();
});
