import type { MoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { MoneyCaseList } from "./MoneyCaseList.tsx";

let close = async () => {};
afterEach(() => close());

const refused: MoneyCase = {
  ...{ ID: "unmatched-5", Source: "unmatched", SourceID: 5, Kind: "RefundFailed", Currency: "SEK", Method: "Swish" },
  ...{ OrderID: 12, OrderState: "Withdrawn", PaymentID: 31, PaymentState: "Captured", RefundID: 101, Amount: 129_500 },
  ...{ ProviderID: "s-1", ProviderReference: "R-101" },
  ...{ ProviderAmount: 129_500, BookedAmount: 129_500, ExpectedAmount: 0 },
  ...{ FoundAt: "2026-11-20T08:10:00.000Z", Attempts: 2, NextAttemptAt: "2026-11-20T10:10:00.000Z" },
  Actions: ["RetryRefund", "Compare"],
};
const foreign: MoneyCase = {
  ...refused,
  ...{ ID: "unmatched-6", SourceID: 6, Kind: "Unknown", OrderID: null, OrderState: null, PaymentID: null },
  ...{ PaymentState: null, RefundID: null, Method: "Checkout", Attempts: 0, NextAttemptAt: null, BookedAmount: 0 },
  Actions: ["ReturnMoney", "Compare"],
};
const list = (...MoneyCases: MoneyCase[]) => ({
  status: 200,
  body: { MoneyCases, Pages: 1, Total: MoneyCases.length, After: null },
});

async function open(...rows: MoneyCase[]) {
  const opened = await renderWithApi(
    { resource: "money-cases", id: 1, screen: <MoneyCaseList />, me: account({ roles: ["admin"] }) },
    { "GET /moneyCases": list(...rows) },
  );
  close = opened.close;
  return opened;
}
const sent = ({ api }: Awaited<ReturnType<typeof open>>) => api.requests.find(({ method }) => method === "PUT")?.body;

test("a row shows its order, the three amounts and what happens by itself", async () => {
  await open(refused);
  const link = await screen.findByRole("link", { name: "O-12" });
  expect(link.getAttribute("href")).toBe("/orders/12");
  const amountOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.replace(/\s/g, " ");
  expect(["Hos betaltjänsten", "I bokföringen", "Enligt beställningen"].map(amountOf)).toEqual([
    ...["1295 kr", "1295 kr", "0 kr"],
  ]);
  screen.getByText(/^Nytt försök .+ Betaltjänsten har nekat 2 gånger\.$/);
});

test("a dispute says that it closes by itself when it is won, and an order's amount is corrected", async () => {
  const reversed: MoneyCase = {
    ...refused,
    Kind: "Reversed",
    NextAttemptAt: null,
    Actions: ["AcceptReversal", "Compare"],
  };
  const differs: MoneyCase = { ...foreign, ID: "difference-7", Source: "difference", Kind: "Order", Actions: ["Book"] };
  await open(reversed, differs);
  await screen.findByText(/Om ni vinner tvisten avslutas raden/);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["Tvisten är förlorad", "Läs betaltjänsten igen", "Rätta beställningens belopp"]),
  );
});

test("a refund is sent again at once, and a settled row leaves the list", async () => {
  const opened = await open(refused);
  const retry = await screen.findByRole("button", { name: "Betala tillbaka igen" });
  opened.api.responses["PUT /moneyCases/unmatched/5"] = () => {
    opened.api.responses["GET /moneyCases"] = list();
    return { status: 200, body: { MoneyCase: null } };
  };
  await userEvent.click(retry);
  await screen.findByText("Alla pengar stämmer.");
  expect(sent(opened)).toEqual({ Action: "RetryRefund" });
});

test("money of nobody is returned with a reason", async () => {
  const opened = await open(foreign);
  opened.api.responses["PUT /moneyCases/unmatched/6"] = { status: 200, body: { MoneyCase: null } };
  await userEvent.click(await screen.findByRole("button", { name: "Lämna tillbaka pengarna" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Lämna tillbaka pengarna" }));
  await userEvent.type(dialog.getByLabelText("Varför?"), "Köpet är okänt.");
  await userEvent.click(dialog.getByRole("button", { name: "Lämna tillbaka pengarna" }));
  await waitFor(() => expect(sent(opened)).toEqual({ Action: "ReturnMoney", Reason: "Köpet är okänt." }));
});

test("the row stays when the provider can't be read", async () => {
  const opened = await open(foreign);
  opened.api.responses["PUT /moneyCases/unmatched/6"] = problem(503, "PAYMENT_UNAVAILABLE");
  await userEvent.click(await screen.findByRole("button", { name: "Läs betaltjänsten igen" }));
  await waitFor(() => expect(sent(opened)).toEqual({ Action: "Compare" }));
  expect(screen.getByRole("button", { name: "Lämna tillbaka pengarna" })).toBeTruthy();
});
