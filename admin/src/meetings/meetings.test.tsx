import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import type { Booking } from "@lagrum/core/booking/bookingSchema";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { karin, renderWithApi } from "../testing/renderWithApi.tsx";
import { CreateMeetingDialog } from "./CreateMeetingDialog.tsx";
import { HoursPage } from "./HoursPage.tsx";
import { MeetingDialog } from "./MeetingDialog.tsx";
import { MoveMeetingDialog } from "./MoveMeetingDialog.tsx";

let close = async () => {};
afterEach(() => close());

const office = [{ From: "08:00", To: "17:00" }];
const lawyer: Availability = {
  Lawyer: { UserID: karin.UserID, Name: "Karin Ekdal" },
  ...{ Active: true, Services: ["BOOK15"], Channels: ["Telephone"], DailyLimit: null },
  ...{ Hours: [office, office, office, office, office, [], []], Exceptions: [] },
};

const meeting: Booking = {
  ...{ ID: 7, Reference: "B-7", State: "Confirmed", Service: "BOOK30", Channel: "Video" },
  ...{ Category: { ID: 3, Name: "Hyresrätt", Uri: "hyresratt" }, Lawyer: lawyer.Lawyer },
  ...{ Start: "2099-11-24T09:00:00.000Z", End: "2099-11-24T09:30:00.000Z" },
  Booker: {
    ...{ FirstName: "Kim", LastName: "Ek", Email: "kim@exempel.se", Phone: "+46701234567" },
    ...{ Description: "Hyran höjs.", Needs: null, Insurance: null },
  },
  ...{ Counterparty: "Granen AB", HasConflict: true, ConflictReason: null, OrderID: 12, OrderState: "Paid" },
  QuestionID: null,
  ...{ Notes: "", UpdatedAt: "2026-11-23T09:00:00.000Z" },
};

test("a meeting is moved without a mouse, in Swedish time, and cancelled only after a confirmation", async () => {
  const opened = await renderWithApi(
    {
      resource: "meetings",
      id: 7,
      screen: <MeetingDialog id={7} lawyers={[lawyer]} onFollowUp={() => {}} onClose={() => {}} />,
    },
    {
      "GET /bookings/7": { status: 200, body: meeting },
      "PUT /bookings/7/time": { status: 200, body: meeting },
      "PUT /bookings/7/outcome": { status: 200, body: { ...meeting, State: "Cancelled" } },
    },
  );
  ({ close } = opened);
  await screen.findByText("Möjligt jäv. Fråga en administratör innan mötet.");
  screen.getByText("Granen AB");
  await userEvent.click(screen.getByRole("button", { name: "Flytta" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Flytta B-7" }));
  const time = dialog.getByLabelText("Tid");
  expect(time).toHaveProperty("value", "10:00");
  await userEvent.clear(time);
  await userEvent.type(time, "11:15");
  await userEvent.click(dialog.getByRole("button", { name: "Flytta" }));
  const sent = (path: string) =>
    opened.api.requests.find((call) => call.method === "PUT" && call.path.endsWith(path))?.body;
  await waitFor(() =>
    expect(sent("/bookings/7/time")).toEqual({ SlotStart: "2099-11-24T10:15:00.000Z", LawyerID: karin.UserID }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Avboka" }));
  expect(sent("/bookings/7/outcome")).toBeUndefined();
  await userEvent.click(screen.getByRole("button", { name: "Ja, avboka" }));
  await waitFor(() => expect(sent("/bookings/7/outcome")).toEqual({ Outcome: "Cancelled" }));
});

test("a time that is taken is refused with the nearest free ones, of which one is chosen", async () => {
  const FreeTimes = ["2099-11-24T10:30:00.000Z", "2099-11-25T08:00:00.000Z"].map((Start) => ({
    Start,
    Lawyer: lawyer.Lawyer,
  }));
  const opened = await renderWithApi(
    {
      resource: "meetings",
      id: 7,
      screen: <MoveMeetingDialog meeting={meeting} lawyers={[lawyer]} onMoved={() => {}} onClose={() => {}} />,
    },
    {
      "PUT /bookings/7/time": ({ body }) =>
        (body as { SlotStart: string }).SlotStart === FreeTimes[1]?.Start
          ? { status: 200, body: meeting }
          : problem(409, "TIME_TAKEN", { FreeTimes }),
    },
  );
  ({ close } = opened);
  await userEvent.click(await screen.findByRole("button", { name: "Flytta" }));
  const choices = within(await screen.findByRole("group", { name: "Närmaste lediga tider" }));
  choices.getByRole("button", { name: "24 november 2099 kl. 11.30, Karin Ekdal" });
  await userEvent.click(choices.getByRole("button", { name: "25 november 2099 kl. 9.00, Karin Ekdal" }));
  expect(choices.getByRole("button", { pressed: true }).textContent).toContain("9.00");
  expect(screen.getByLabelText("Tid")).toHaveProperty("value", "09:00");
  await userEvent.click(screen.getByRole("button", { name: "Flytta" }));
  await waitFor(() =>
    expect(opened.api.requests.findLast(({ method }) => method === "PUT")?.body).toMatchObject({
      SlotStart: "2099-11-25T08:00:00.000Z",
    }),
  );
  await waitFor(() => expect(screen.queryByRole("group", { name: "Närmaste lediga tider" })).toBeNull());
});

test("an administrator who books for a client's opponent sees why not, and books with a reason", async () => {
  const Conflict = "Kunden ”Kim Ek” kan vara motpart i O-5012, där namnet är ”Kim Ek”: samma namn.";
  const opened = await renderWithApi(
    {
      resource: "meetings",
      id: 7,
      screen: (
        <CreateMeetingDialog
          lawyers={[lawyer]}
          lawyerId={karin.UserID}
          start={meeting.Start}
          after={meeting}
          onSaved={() => {}}
          onClose={() => {}}
        />
      ),
    },
    {
      "GET /categories": { status: 200, body: { Categories: [{ ...meeting.Category, ParentID: null }] } },
      "POST /bookings": ({ body }) =>
        "ConflictReason" in Object(body)
          ? { status: 201, body: meeting }
          : problem(409, "CONFLICT_FOUND", { Conflict }),
    },
  );
  ({ close } = opened);
  const book = await screen.findByRole("button", { name: "Boka" });
  expect(screen.queryByLabelText(/Skäl att boka ändå/)).toBeNull();
  await userEvent.click(book);
  await screen.findByText(Conflict);
  await userEvent.type(screen.getByLabelText(/Skäl att boka ändå/), "En namne.");
  await userEvent.click(screen.getByRole("button", { name: "Boka" }));
  await waitFor(() =>
    expect(opened.api.requests.findLast(({ method }) => method === "POST")?.body).toMatchObject({
      ConflictReason: "En namne.",
    }),
  );
});

test("a lawyer's hours have several periods a day, and absence on a day", async () => {
  const opened = await renderWithApi(
    { resource: "meetings", id: 1, screen: <HoursPage /> },
    {
      "GET /lawyers": { status: 200, body: { Lawyers: [lawyer] } },
      [`PUT /lawyers/${karin.UserID}/availability`]: { status: 200, body: lawyer },
    },
  );
  ({ close } = opened);
  await userEvent.click(await screen.findByRole("button", { name: "Ta bort måndag, period 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Lägg till en period: lördag" }));
  await userEvent.type(screen.getByLabelText("Dag"), "2026-12-24");
  await userEvent.click(screen.getByRole("button", { name: "Lägg till frånvaro" }));
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await waitFor(() =>
    expect(opened.api.requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
      Hours: [[], office, office, office, office, office, []],
      Exceptions: [{ Day: "2026-12-24", Periods: [] }],
    }),
  );
});
