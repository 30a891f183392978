import type { WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { order } from "../testing/orderFixture.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { MatchDialog } from "./MatchDialog.tsx";

let close = async () => {};
afterEach(() => close());

const withdrawal = (Email: string): WithdrawalListItem => ({
  ...{ ID: 101, Reference: "A-101", State: "Queued", Name: "Åsa Lind", Email, OrderRef: "min order", OrderID: null },
  ...{ OrderKind: null, OrderState: null, ReceivedAt: "2026-11-25T09:00:00.000Z", PerformedPercent: null, Reason: "" },
  ...{ LastDay: null, Obstacle: null, Basis: null, KeptAmount: null, RefundAmount: null },
  ...{ RefundDueDay: null, CompletedAt: null },
});
const shown = order({ ID: 5012, Reference: "O-5012" });

async function open(Email: string, body = shown, typed = "O-5012") {
  const opened = await renderWithApi(
    { resource: "withdrawals", id: 101, screen: <MatchDialog withdrawal={withdrawal(Email)} onClose={() => {}} /> },
    {
      "GET /orders": { status: 200, body: { Orders: [body], Pages: 1, Total: 1, After: null } },
      "GET /orders/5012": { status: 200, body },
      "PUT /withdrawals/101/match": { status: 200, body: withdrawal(Email) },
    },
  );
  close = opened.close;
  await userEvent.type(await screen.findByLabelText("Beställningens referens"), typed);
  await screen.findByText("Testamente, betald");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Koppla och pröva" }));
  const sent = () => opened.api.requests.find(({ method }) => method === "PUT")?.body;
  return { ...opened, save, sent };
}

test("the order is shown before it is tied, and another address asks for a reason", async () => {
  const { save, sent } = await open("annan@exempel.se");
  screen.getByText("asa@exempel.se");
  screen.getByText(/skickades från en annan adress/);
  await userEvent.type(screen.getByLabelText("Varför är det samma köp?"), "Samma telefon.");
  await save();
  await waitFor(() => expect(sent()).toEqual({ OrderID: 5012, Reason: "Samma telefon." }));
});

test("the same address is tied without a reason", async () => {
  const { save, sent } = await open("Asa@Exempel.se");
  expect(screen.queryByText(/skickades från en annan adress/)).toBeNull();
  await save();
  await waitFor(() => expect(sent()).toEqual({ OrderID: 5012 }));
});

test("where the order's address is hidden, the API compares and the reason is asked for then", async () => {
  const customer = { ...shown.Customer, Email: null } as typeof shown.Customer;
  const { api, save, sent } = await open("annan@exempel.se", { ...shown, Customer: customer, ContactHidden: true });
  screen.getByText("Visas när du har tagit beställningen");
  api.responses["PUT /withdrawals/101/match"] = problem(409, "WITHDRAWAL_ADDRESS_DIFFERS", {
    Details: { Reason: ["REQUIRED"] },
  });
  await save();
  await screen.findByText(/skickades från en annan adress än beställningens/);
  expect(screen.getByLabelText("Varför är det samma köp?")).toBeTruthy();
  expect(sent()).toEqual({ OrderID: 5012 });
});

test.each(["Order O-5012", "#5012", "o–5012", "L-1111"])("the order is found by %s", async (typed) => {
  const { api, save, sent } = await open("asa@exempel.se", shown, typed);
  await save();
  await waitFor(() => expect(sent()).toEqual({ OrderID: 5012 }));
  expect(api.requests.findLast(({ path }) => path === "/orders")?.filter).toEqual({ Reference: typed });
});

test("the reference that the sender wrote is suggested, and of several orders none is chosen", async () => {
  const sender = { ...withdrawal("asa@exempel.se"), OrderRef: "O-5012 och O-5013" };
  const both = [shown, order({ ID: 5013, Reference: "O-5013" })];
  const opened = await renderWithApi(
    { resource: "withdrawals", id: 101, screen: <MatchDialog withdrawal={sender} onClose={() => {}} /> },
    { "GET /orders": { status: 200, body: { Orders: both, Pages: 1, Total: 2, After: null } } },
  );
  close = opened.close;
  await screen.findByText(/kan gälla flera beställningar: O-5012, O-5013\./);
});
