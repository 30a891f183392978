import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { SalariesPage } from "./SalariesPage.tsx";

let close = async () => {};
afterEach(() => close());

const Salaries = [
  {
    ...{ UserID: 4, Name: "Karin Ekdal", EmploymentNumber: "0101", Month: "2026-11", Status: "Open" },
    ...{ Free: 1, Express: 0, Express24: 0, PhoneAdvice: 0, Meetings: 1, Corrections: 0, AmountOre: 15_000 },
  },
];
const Lines = [
  {
    ...{
      ID: 9,
      UserID: 4,
      Name: "Karin Ekdal",
      QuestionID: 1042,
      BookingID: null,
      Type: "Free",
      AmountOre: 15_000,
      Status: "Open",
    },
    ...{ EarnedAt: "2026-11-20T08:05:00Z", Month: "2026-11", CorrectsLineID: null, Reason: null, By: null },
  },
  {
    ...{ ID: 8, UserID: 4, Name: "Karin Ekdal", QuestionID: null, BookingID: 7, Type: "BOOK15", AmountOre: 0 },
    ...{ EarnedAt: "2026-11-19T08:00:00Z", Month: "2026-11", Status: "Open" },
    ...{ CorrectsLineID: null, Reason: null, By: null },
  },
];
const Rates = [{ ID: 1, Type: "Free", AmountOre: 15_000, ValidFrom: "2026-01-01", ValidTo: null }];

const api = {
  "GET /salaries/periods": {
    status: 200,
    body: { Periods: [{ Month: "2026-11", Status: "Open", LockedAt: null, PaidAt: null }] },
  },
  "GET /salaries": { status: 200, body: { Salaries, SumOre: 15_000, Pages: 1, Total: 1, After: null } },
  "GET /salaries/lines": { status: 200, body: { Lines, Pages: 1, Total: 1, After: null } },
  "GET /salaryRates": { status: 200, body: { Rates } },
} as const;

test("an admin sees a month's salaries by person and line, and corrects a line with a reason", async () => {
  const opened = await renderWithApi(
    { resource: "salaries", id: 1, screen: <SalariesPage />, me: account({ roles: ["admin"] }) },
    { ...api, "POST /salaries/lines/9/corrections": { status: 201, body: { ...Lines[0], ID: 10, CorrectsLineID: 9 } } },
  );
  close = opened.close;
  const people = within(await screen.findByRole("table", { name: "Löner person för person" }));
  expect(people.getAllByText(/^150\skr$/).length).toBe(2);
  people.getByText("0101");
  await screen.findByRole("button", { name: "Rätta möte B-7" });
  screen.getByRole("cell", { name: "Första samtal, 15 minuter" });
  await screen.findByRole("link", { name: "Fråga 1042" });
  screen.getByRole("button", { name: "Lås månaden" });
  await userEvent.click(screen.getByRole("button", { name: "Rätta fråga 1042" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Skillnad i kronor" }), "-50,50");
  await userEvent.type(screen.getByRole("textbox", { name: "Skäl" }), "Fel typ");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await vi.waitFor(() =>
    expect(opened.api.requests.find(({ method }) => method === "POST")?.body).toEqual({
      AmountOre: -5050,
      Reason: "Fel typ",
    }),
  );
});

test("an invalid difference and one larger than the line have different errors", async () => {
  const opened = await renderWithApi(
    { resource: "salaries", id: 1, screen: <SalariesPage />, me: account({ roles: ["admin"] }) },
    {
      ...api,
      "POST /salaries/lines/9/corrections": problem(422, "INCORRECT_PROPERTIES", {
        Details: { AmountOre: ["INVALID_VALUE"] },
      }),
    },
  );
  close = opened.close;
  await userEvent.click(await screen.findByRole("button", { name: "Rätta fråga 1042" }));
  const amount = screen.getByRole("textbox", { name: "Skillnad i kronor" });
  await userEvent.type(amount, "femtio");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("Ange en skillnad i kronor, till exempel 50 eller -150.");
  await userEvent.type(screen.getByRole("textbox", { name: "Skäl" }), "Svaret gjordes om.");
  await userEvent.clear(amount);
  await userEvent.type(amount, "-9000");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("Kontrollera beloppet. Det som dras av kan inte vara mer än raden är värd.");
});

test("rates have written-out dates, and closing a dirty rate dialog asks first", async () => {
  const opened = await renderWithApi(
    { resource: "salaries", id: 1, screen: <SalariesPage />, me: account({ roles: ["admin"] }) },
    {
      ...api,
      "POST /salaryRates": problem(422, "INCORRECT_PROPERTIES", { Details: { AmountOre: ["INVALID_VALUE"] } }),
    },
  );
  close = opened.close;
  await screen.findByText("1 januari 2026");
  await userEvent.click(screen.getByRole("button", { name: "Nytt arvode" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Kronor per svar eller möte" }), "5000000");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText(/^Ange ett belopp i kronor, till exempel 450 och högst 1\s000\s000\skr\.$/);
  await userEvent.click(screen.getByRole("button", { name: "Avbryt" }));
  await screen.findByText("Texten är inte sparad");
});

test("an advisor sees their own pay, without buttons to change it", async () => {
  const opened = await renderWithApi(
    { resource: "salaries", id: 1, screen: <SalariesPage />, me: account({ roles: ["advisor"] }) },
    api,
  );
  close = opened.close;
  await screen.findByRole("link", { name: "Fråga 1042" });
  for (const name of ["Lås månaden", "Hämta som CSV", "Nytt arvode", "Rätta fråga 1042"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("an export with missing employment numbers first lists the people, and can be done anyway", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const body = {
    Salaries: [{ ...Salaries[0], EmploymentNumber: null }],
    SumOre: 15_000,
    Pages: 1,
    Total: 1,
    After: null,
  };
  const opened = await renderWithApi(
    { resource: "salaries", id: 1, screen: <SalariesPage />, me: account({ roles: ["admin"] }) },
    { ...api, "GET /salaries": { status: 200, body }, "POST /salaries/export": { status: 200, body: "Nr;Belopp" } },
  );
  close = opened.close;
  await screen.findByRole("table", { name: "Löner person för person" });
  await userEvent.click(screen.getByRole("button", { name: "Hämta som CSV" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Anställningsnummer saknas" }));
  dialog.getByText(/^Karin Ekdal saknar anställningsnummer/);
  const exports = () => opened.api.requests.filter(({ path }) => path.includes("export"));
  expect(exports()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Hämta filen ändå" }));
  await vi.waitFor(() => expect(exports()).toHaveLength(1));
  vi.restoreAllMocks();
});
