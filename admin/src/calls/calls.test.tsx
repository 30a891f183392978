import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { AnsweredDetails } from "../questionPages/AnsweredDetails.tsx";
import { UnansweredDetails } from "../questionPages/UnansweredDetails.tsx";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi, reservedByElias, reservedByKarin } from "../testing/renderWithApi.tsx";
import { CallList } from "./CallList.tsx";

let close = async () => {};
afterEach(() => close());

const call = (more: object = {}) => question({ Type: "PhoneAdvice", ...more });
const Asker = { FirstName: "Åsa", Email: "asa@exempel.se", Phone: "+46701234567" };
const AgreedAt = "2026-11-24T13:00:00.000Z";
const CallBooking = { ID: 3, Start: AgreedAt, Lawyer: { UserID: 2, Name: "Karin Ekdal" } };

async function open(shown: object, screenShown = <UnansweredDetails />, resource = "questions/unanswered") {
  const opened = await renderWithApi(
    { resource, id: 7, screen: screenShown },
    { "GET /questions/7": { status: 200, body: shown } },
  );
  close = opened.close;
  return opened;
}
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ api }: Opened) => api.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);

async function fill(dialog: ReturnType<typeof within>, day: string, time: string) {
  await userEvent.clear(dialog.getByLabelText("Dag"));
  await userEvent.type(dialog.getByLabelText("Dag"), day);
  await userEvent.clear(dialog.getByLabelText("Klockslag"));
  await userEvent.type(dialog.getByLabelText("Klockslag"), time);
}

test("a call is booked in Stockholm time; a time outside opening hours needs confirmation", async () => {
  const opened = await open(call());
  opened.api.responses["PUT /questions/7/call-time"] = ({ body }) =>
    "OutsideHours" in (body as object) ? { status: 200, body: call({ CallBooking }) } : problem(409, "OUTSIDE_HOURS");
  await screen.findByText("Ingen tid är bestämd.");
  await userEvent.click(screen.getByRole("button", { name: "Kom överens om tid" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Kom överens om tid" }));
  await userEvent.click(dialog.getByRole("button", { name: "Boka" }));
  await dialog.findByText("Ange både dag och tid.");
  await fill(dialog, "2026-11-28", "11:00");
  await userEvent.click(dialog.getByRole("button", { name: "Boka" }));
  await dialog.findByText("Utanför öppettiderna, boka ändå?");
  await fill(dialog, "2026-11-28", "11:30");
  expect(dialog.queryByText("Utanför öppettiderna, boka ändå?")).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Boka" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Boka ändå" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [eleven, halfPast] = ["2026-11-28T10:00:00.000Z", "2026-11-28T10:30:00.000Z"];
  expect(sent(opened)).toEqual([
    { AgreedAt: eleven },
    { AgreedAt: halfPast },
    { AgreedAt: halfPast, OutsideHours: true },
  ]);
});

test("the holder sees the phone number and records the outcome; a moved call gets a new time", async () => {
  const reserved = call({ ReservedBy: reservedByKarin(), CallBooking, MinutesLeft: 60, UsedPercent: 10, Asker });
  const opened = await open(reserved);
  await screen.findByText(/Ring 24 november 2026 kl\. 14\.00\./);
  expect(screen.getByRole("link", { name: "Ring +46701234567" }).getAttribute("href")).toBe("tel:+46701234567");
  const before = { Outcome: "NotReached", Note: "Mobilsvar.", At: "2026-11-24T13:05:00Z", Name: "Karin Ekdal" };
  opened.api.responses["POST /questions/7/calls"] = () => {
    opened.api.responses["GET /questions/7"] = { status: 200, body: { ...reserved, Calls: [before] } };
    return { status: 201, body: reserved };
  };
  const note = async (outcome: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Anteckna samtalet" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Anteckna samtalet" }));
    await userEvent.click(dialog.getByRole("radio", { name: outcome }));
    return dialog;
  };
  const missed = await note("Ingen svarade");
  await userEvent.type(missed.getByLabelText("Anteckning"), "Mobilsvar.");
  await userEvent.click(missed.getByRole("button", { name: "Spara" }));
  const past = within(await screen.findByRole("list", { name: "Samtal som har ringts" }));
  past.getByText("Ingen svarade");
  past.getByText("Mobilsvar.");
  past.getByText("24 november 2026 kl. 14.05 · Karin Ekdal");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const moved = await note("Flyttat till en annan tid");
  await fill(moved, "2026-11-26", "10:00");
  await userEvent.click(moved.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent(opened)).toEqual([
    { Outcome: "NotReached", Note: "Mobilsvar." },
    { Outcome: "Moved", AgreedAt: "2026-11-26T09:00:00.000Z" },
  ]);
});

test("the preferred times are shown until a time is agreed on", async () => {
  const PreferredTimes = ["tisdag efter kl. 13", "onsdag"];
  await open(call({ PreferredTimes }));
  await screen.findByText("Den som frågade vill bli uppringd: tisdag efter kl. 13; annars onsdag.");
  await close();
  await open(call({ PreferredTimes, CallBooking }));
  await screen.findByText(/^Ring /);
  expect(screen.queryByText(/vill bli uppringd/)).toBeNull();
});

test("a question answered by phone can't be reserved", async () => {
  await open(call({ State: "Answered" }));
  await screen.findByText("Frågan är besvarad per telefon.");
  expect(screen.queryByRole("button", { name: "Reservera" })).toBeNull();
});

test("a question reserved by a colleague shows no phone number or buttons; other question types have no call panel", async () => {
  await open(call({ ReservedBy: reservedByElias() }));
  await screen.findByText(/Den som har reserverat frågan ser numret/);
  expect(screen.queryByRole("button", { name: /samtalet|tid/ })).toBeNull();
  await close();
  await open(question());
  await screen.findByText("Får jag tillbaka depositionen?");
  expect(screen.queryByRole("heading", { name: "Samtal" })).toBeNull();
});

test("a question answered by phone only has a page with its calls; one with a written answer redirects to it", async () => {
  const reached = { Outcome: "Reached", Note: "Rådde till uppsägning.", At: AgreedAt, Name: "Karin Ekdal" };
  const answered = call({ State: "Answered", Calls: [reached], FollowUpAt: "2026-11-25T08:00:00Z" });
  const opened = await open(answered, <AnsweredDetails />, "questions/answered");
  await screen.findByText("Samtalet blev av");
  screen.getByText("Rådde till uppsägning.");
  screen.getByRole("button", { name: "Besvara följdfrågan" });
  expect(opened.place()).toBe("/questions/answered/7");
  await close();
  const other = await open({ ...answered, HasAnswer: true }, <AnsweredDetails />, "questions/answered");
  await waitFor(() => expect(other.place()).toBe("/answers/7"));
});

test("the call list is sorted by time on the server, and links existing phone numbers", async () => {
  const rows = [
    call({ ID: 8, Title: "Utan tid" }),
    call({ ID: 7, Title: "Försenat", DueAt: AgreedAt, Late: true, ReservedBy: reservedByKarin(), Phone: Asker.Phone }),
  ];
  const opened = await renderWithApi(
    { resource: "questions/calls", id: 1, screen: <CallList />, me: account({ roles: ["admin"] }) },
    {
      "GET /questions": { status: 200, body: { Questions: rows, Pages: 1, Total: 2, After: null } },
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /colleagues": { status: 200, body: { Colleagues: [] } },
    },
  );
  close = opened.close;
  const row = async (title: string) => within((await screen.findByText(title)).closest("tr") as HTMLElement);
  (await row("Utan tid")).getByText("Ingen tid bestämd");
  const late = await row("Försenat");
  late.getByText("Försenat sedan 24 november 2026 kl. 14.00");
  expect(late.getByRole("link", { name: "Ring +46701234567" }).getAttribute("href")).toBe("tel:+46701234567");
  expect(late.getByRole("link", { name: "Försenat" }).getAttribute("href")).toBe("/questions/reserved/7");
  const asked = opened.api.requests.find(({ path }) => path === "/questions");
  expect(asked).toMatchObject({ filter: { State: "calls" }, sort: ["DueAt", "ASC"] });
});
