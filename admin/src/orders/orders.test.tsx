import type { Order } from "@lagrum/core/order/orderSchema";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { order } from "../testing/orderFixture.ts";
import { karin, renderWithApi } from "../testing/renderWithApi.tsx";
import { OrderDetails } from "./OrderDetails.tsx";
import { OrderList } from "./OrderList.tsx";

let close = async () => {};
afterEach(() => close());

const admin = account({ roles: ["admin"] });
const mine = { UserID: karin.UserID, Name: "Karin Ekdal" };
const inProgress = { State: "InProgress", AssignedTo: mine, TakenAt: "2026-11-23T09:00:00.000Z" } as const;

async function open(shown: Order, me = karin) {
  const opened = await renderWithApi(
    { resource: "orders", id: 12, screen: <OrderDetails />, me },
    { "GET /orders/12": { status: 200, body: shown } },
  );
  close = opened.close;
  await screen.findByRole("heading", { level: 1, name: "Testamente" });
  return opened;
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Makes the next write to this path succeed with this order. */
function answer({ api }: Opened, path: string, after: Order) {
  api.responses[path] = () => {
    api.responses["GET /orders/12"] = { status: 200, body: after };
    return { status: 200, body: after };
  };
}
const sent = ({ api }: Opened) => api.requests.find(({ method }) => method === "PUT")?.body;

test("the order of a question links to the question, where the work is done", async () => {
  await open(order({ Kind: "Question", QuestionID: 7 }));
  expect(screen.getByRole("link", { name: "fråga 7" }).getAttribute("href")).toMatch(/^\/questions\/\w+\/7$/);
});

test("the list shows open orders by due time, with the time left, and links to the order", async () => {
  const late = order({ ID: 13, Reference: "O-13", ProductName: "Gåvobrev", Late: true, MinutesLeft: -30 });
  const opened = await renderWithApi(
    { resource: "orders", id: 1, screen: <OrderList /> },
    {
      "GET /orders": { status: 200, body: { Orders: [late, order()], Pages: 1, Total: 2, After: null } },
      "GET /colleagues": { status: 200, body: { Colleagues: [] } },
    },
  );
  close = opened.close;
  const row = async (name: string) => within((await screen.findByText(name)).closest("tr") as HTMLElement);
  (await row("Gåvobrev")).getByText("Försenad");
  const paid = await row("Testamente");
  paid.getByText("31 h kvar");
  paid.getByText("Betald");
  expect(paid.getByRole("link", { name: "Testamente" }).getAttribute("href")).toBe("/orders/12");
  const asked = opened.api.requests.find(({ path }) => path === "/orders");
  expect(asked).toMatchObject({ filter: { State: "Open" }, sort: ["DueAt", "ASC"] });
});

test("an advisor takes an order, and may then write to the customer, but not refund", async () => {
  const opened = await open(order());
  screen.getByText("Har du barn?");
  expect(screen.queryByRole("button", { name: "Fråga kunden" })).toBeNull();
  answer(opened, "PUT /orders/12/take", order(inProgress));
  await userEvent.click(screen.getByRole("button", { name: "Ta beställningen" }));
  await userEvent.click(await screen.findByRole("button", { name: "Fråga kunden" }));
  expect(screen.queryByRole("button", { name: "Betala tillbaka" })).toBeNull();
  const dialog = within(await screen.findByRole("dialog", { name: "Fråga kunden" }));
  await userEvent.type(dialog.getByLabelText("Vad behöver du veta?"), "Vilka är arvingarna?");
  answer(opened, "PUT /orders/12/ask", order({ ...inProgress, State: "AwaitingCustomer" }));
  await userEvent.click(dialog.getByRole("button", { name: "Skicka" }));
  await screen.findByText("Väntar på kunden");
  const ask = opened.api.requests.find(({ path }) => path.endsWith("/ask"));
  expect(ask?.body).toEqual({ Message: "Vilka är arvingarna?" });
});

test("a colleague's order has no action buttons, and neither has an order of a question", async () => {
  await open(order({ ...inProgress, AssignedTo: { UserID: 5, Name: "Elias Norén" } }));
  screen.getByText(/^Elias Norén arbetar med beställningen/);
  expect(screen.queryByRole("button", { name: /Leverera|Fråga kunden|Ta beställningen/ })).toBeNull();
  await close();
  await open(order({ Kind: "Question", QuestionID: 7 }));
  expect(screen.queryByRole("button", { name: "Ta beställningen" })).toBeNull();
  expect(screen.getByRole("link", { name: "fråga 7" })).toBeTruthy();
});

test("contact data of an order that is not taken are left out, and said to be", async () => {
  const customer = { ...order().Customer, Email: null, Phone: null, Street: null, PostalCode: null, City: null };
  await open(order({ ContactHidden: true, Customer: customer as Order["Customer"] }));
  screen.getByText("Åsa Lind");
  screen.getByText(/visas för den som har tagit beställningen/);
  expect(screen.queryByRole("link", { name: /@|Storgatan/ })).toBeNull();
  await close();
  await open(order());
  expect(screen.queryByText(/visas för den som har tagit beställningen/)).toBeNull();
  expect(screen.getByRole("link", { name: "asa@exempel.se" })).toBeTruthy();
});

test("an order is delivered with a message and the documents that are uploaded to it", async () => {
  const file = {
    ...{ ID: 3, Name: "testamente.pdf", MediaType: "application/pdf", Size: 52_000 },
    ...{ UploadedAt: "2026-11-23T10:00:00.000Z", FromStaff: true, DeliveredAt: null },
  };
  const opened = await open(order({ ...inProgress, Files: [file] }));
  screen.getByText(/Inte levererat än/);
  await userEvent.click(screen.getByRole("button", { name: "Leverera" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Leverera O-12" }));
  dialog.getByText("testamente.pdf (PDF, 52 kB)");
  await userEvent.type(dialog.getByLabelText("Meddelande till kunden"), "Här är ditt testamente.");
  answer(opened, "PUT /orders/12/deliver", order({ ...inProgress, State: "Delivered" }));
  await userEvent.click(dialog.getByRole("button", { name: "Leverera" }));
  await screen.findByRole("button", { name: "Avsluta" });
  expect(sent(opened)).toEqual({ Files: [3], Message: "Här är ditt testamente." });
});

test("an admin refunds a part in kronor, with a reason", async () => {
  const opened = await open(order(), admin);
  await userEvent.click(screen.getByRole("button", { name: "Betala tillbaka" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Betala tillbaka O-12" }));
  await userEvent.click(dialog.getByRole("radio", { name: "En del" }));
  await userEvent.type(dialog.getByLabelText("Belopp i kronor, med moms"), "295,50");
  await userEvent.type(dialog.getByLabelText("Skäl"), "Kunden fick vänta.");
  answer(opened, "PUT /orders/12/refund", order());
  await userEvent.click(dialog.getByRole("button", { name: "Betala tillbaka" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent(opened)).toEqual({ Amount: 29_550, Reason: "Kunden fick vänta." });
});

test("an order with a possible conflict is cleared by an admin, with a reason", async () => {
  const inReview = { State: "Paid", InReview: true } as const;
  await open(order(inReview));
  screen.getByText(/Ingen får arbeta med beställningen förrän en administratör/);
  for (const name of ["Inget jäv", "Ta beställningen"]) expect(screen.queryByRole("button", { name })).toBeNull();
  await close();
  const opened = await open(order({ ...inReview, ConflictReason: "Motparten liknar en tidigare kund." }), admin);
  screen.getByText(/Motparten liknar en tidigare kund/);
  await userEvent.click(screen.getByRole("button", { name: "Inget jäv" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Det finns inget jäv" }));
  await userEvent.type(dialog.getByLabelText("Skäl"), "Det är en annan person.");
  answer(opened, "PUT /orders/12/clear-conflict", order({ ...inReview, InReview: false }));
  await userEvent.click(dialog.getByRole("button", { name: "Släpp beställningen" }));
  await screen.findByRole("button", { name: "Ta beställningen" });
  expect(sent(opened)).toEqual({ Reason: "Det är en annan person." });
});

test.each([
  ["PersonalNumber", "MaskedNumber", "Visa personnumret", null],
  ["OrgNumber", "MaskedOrgNumber", "Visa organisationsnumret", "SE191212121201"],
])("a number (%s) is masked until it is shown with a reason", async (Field, masked, button, VatNumber) => {
  const Customer = { ...order().Customer, [masked]: "19121212-••••" } as Order["Customer"];
  const opened = await open(order({ ...inProgress, Customer }));
  screen.getByText("19121212-••••");
  opened.api.responses["POST /orders/12/personalNumber"] = {
    ...{ status: 200, body: { PersonalNumber: "19121212-1212", VatNumber } },
  };
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/Varför behöver du det/), "Testamentet ska ha numret.");
  await user.click(dialog.getByRole("button", { name: "Visa" }));
  await screen.findByText("19121212-1212");
  if (VatNumber) screen.getByText(VatNumber);
  expect(opened.api.requests.find(({ path }) => path === "/orders/12/personalNumber")?.body).toEqual({
    ...{ Reason: "Testamentet ska ha numret.", Field },
  });
  expect(screen.queryByRole("button", { name: button })).toBeNull();
});

test("an order without a personal number has no button for it", async () => {
  await open(order(inProgress));
  expect(screen.queryByRole("button", { name: "Visa personnumret" })).toBeNull();
});
