import type { PaymentListItem, UnmatchedPayment } from "@lagrum/core/payment/paymentSchema";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { karin, renderWithApi } from "../testing/renderWithApi.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { UnmatchedPaymentList } from "./UnmatchedPaymentList.tsx";

let close = async () => {};
afterEach(() => close());

const payment: PaymentListItem = {
  ...{ ID: 31, OrderID: 12, Reference: "O-12", OrderKind: "Product", OrderState: "Paid", ProductName: "Testamente" },
  ...{ State: "Authorised", PaymentMethod: "Card", Amount: 129_500, TaxAmount: 25_900, RefundedAmount: 0 },
  ...{ ProviderID: "a1", CreatedAt: "2026-11-20T08:00:00.000Z", PaidAt: "2026-11-20T08:05:00.000Z", CapturedAt: null },
};
const unmatched: UnmatchedPayment = {
  ...{ ID: 5, Reason: "WrongAmount", Method: "Swish", ProviderID: "s-1", Amount: 100_000, Currency: "SEK" },
  ...{ ProviderReference: "O-12", PaymentID: 31, OrderID: 12, ExpectedAmount: 129_500 },
  ...{ FoundAt: "2026-11-20T08:10:00.000Z", ResolvedAt: null, ResolvedBy: null, Note: "" },
};
const queue = (...UnmatchedPayments: UnmatchedPayment[]) => ({
  status: 200,
  body: { UnmatchedPayments, Pages: 1, Total: UnmatchedPayments.length, After: null },
});

async function openQueue(me = karin) {
  const opened = await renderWithApi(
    { resource: "unmatched-payments", id: 1, screen: <UnmatchedPaymentList />, me },
    { "GET /unmatchedPayments": queue(unmatched) },
  );
  close = opened.close;
  await screen.findByText("Fel belopp");
  return opened;
}

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

test("an admin resolves an unmatched payment with a note, and it leaves the queue", async () => {
  const { api } = await openQueue(account({ roles: ["admin"] }));
  expect(api.requests.find(({ path }) => path === "/unmatchedPayments")).toMatchObject({ filter: { State: "Open" } });
  await userEvent.click(screen.getByRole("button", { name: "Markera som utredd" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Vad gjordes?"), "Beloppet är återbetalt.");
  api.responses["PUT /unmatchedPayments/5/resolve"] = () => {
    api.responses["GET /unmatchedPayments"] = queue();
    return { status: 200, body: { ...unmatched, ResolvedAt: "2026-11-23T09:00:00.000Z" } };
  };
  await userEvent.click(dialog.getByRole("button", { name: "Markera som utredd" }));
  await screen.findByText("Alla betalningar stämmer med våra beställningar.");
  expect(api.requests.find(({ method }) => method === "PUT")?.body).toEqual({ Note: "Beloppet är återbetalt." });
});

test("an advisor sees the unmatched payments, but can't resolve them", async () => {
  await openQueue();
  screen.getByText("O-12", { selector: "a" });
  expect(screen.queryByRole("button", { name: "Markera som utredd" })).toBeNull();
});
