import type { PaymentListItem } from "@lagrum/core/payment/paymentSchema";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { PaymentList } from "./PaymentList.tsx";

let close = async () => {};
afterEach(() => close());

const payment: PaymentListItem = {
  ...{ ID: 31, OrderID: 12, Reference: "O-12", OrderKind: "Product", OrderState: "Paid", ProductName: "Testamente" },
  ...{ State: "Authorised", PaymentMethod: "Card", Amount: 129_500, TaxAmount: 25_900, RefundedAmount: 0 },
  ...{ ProviderID: "a1", CreatedAt: "2026-11-20T08:00:00.000Z", PaidAt: "2026-11-20T08:05:00.000Z", CapturedAt: null },
};
test("a payment links to its order", async () => {
  const opened = await renderWithApi(
    { resource: "payments", id: 1, screen: <PaymentList /> },
    { "GET /payments": { status: 200, body: { Payments: [payment], Pages: 1, Total: 1, After: null } } },
  );
  close = opened.close;
  const link = await screen.findByRole("link", { name: "O-12" });
  expect(link.getAttribute("href")).toBe("/orders/12");
  within(link.closest("tr") as HTMLElement).getByText("Kort");
});
