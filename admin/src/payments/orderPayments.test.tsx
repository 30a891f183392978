import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OrderDetails } from "../orders/OrderDetails.tsx";
import { order } from "../testing/orderFixture.ts";
import { karin, renderWithApi } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

test("an order shows what the provider has taken back, and what to do about it", async () => {
  const body = order({ Reversals: [{ ID: 7, Amount: 349_500, At: "2026-11-25T10:00:00.000Z" }], RefundableAmount: 0 });
  const opened = await renderWithApi(
    { resource: "orders", id: 12, screen: <OrderDetails />, me: karin },
    { "GET /orders/12": { status: 200, body } },
  );
  close = opened.close;
  const item = within((await screen.findByText(/^Återförd av betaltjänsten, 3\s?495/)).closest("li") as HTMLElement);
  item.getByText("Tvist");
  expect(item.getByText(/^Bestrid eller godta/)).toBeTruthy();
});
