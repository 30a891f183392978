import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { AnsweredList } from "../questions/AnsweredList.tsx";
import { problem } from "../testing/fakeApi.ts";
import { karin, question, renderWithApi, reservedByKarin } from "../testing/renderWithApi.tsx";
import { Dashboard } from "./Dashboard.tsx";

let close = async () => {};
afterEach(() => close());

const week = [16, 17, 18, 19, 20, 21, 22].map((date) => ({ Day: `2026-11-${date}`, Received: 0, Answered: 0 }));
const dashboard = (more: object = {}) => ({
  Unanswered: { Total: 9, Free: 6, Express: 3, Express24: 0, PhoneAdvice: 0 },
  Mine: { Total: 1, Today: 1, Late: 0 },
  ...{
    Today: 2,
    Late: 4,
    Soon: 0,
    Waiting: 0,
    FollowUps: 0,
    ToRead: 5,
    Inbox: 0,
    PersonalData: 0,
    Hidden: 0,
    AnsweredLate: 7,
  },
  ...{ Orders: 8, HeldOrders: 2, LateOrders: 0, MoneyCases: null, Withdrawals: 0, Complaints: 0, RentClaims: 0 },
  ...{ WaitingApplicants: null, TestAnswers: null, UndeliveredMails: null },
  Week: week.map((day, index) => (index === 6 ? { ...day, Received: 3, Answered: 8 } : day)),
  ...more,
});
const list = (...Questions: object[]) => ({
  status: 200,
  body: { Questions, Pages: 1, Total: Questions.length, After: null },
});

async function open(
  me: typeof karin,
  responses: Parameters<typeof renderWithApi>[1] = {},
  screenShown = <Dashboard />,
) {
  const opened = await renderWithApi(
    { resource: "questions/answered", id: 1, screen: screenShown, me },
    {
      "GET /desk": { status: 200, body: dashboard() },
      "GET /questions": ({ filter }) =>
        list(question(filter.State === "reserved" ? { ID: 9, Title: "Min fråga", ReservedBy: reservedByKarin() } : {})),
      "GET /unreadableCalendars": { status: 200, body: { Calendars: [] } },
      "GET /jobFailures": { status: 200, body: { Failures: [] } },
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /colleagues": { status: 200, body: { Colleagues: [] } },
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}

test("figures link to their lists, and an advisor doesn't see figures for admins", async () => {
  await open(karin);
  const hrefOf = async (name: string | RegExp) => (await screen.findByRole("link", { name })).getAttribute("href");
  await screen.findByText("4");
  expect(await hrefOf(/^Mina frågor ?1 ?1 utlovade i dag/)).toBe("/questions/reserved");
  expect(await hrefOf(/^Försenade ?4/)).toBe("/questions/late");
  expect(await hrefOf(/^Svar att granska åt en kollega ?5/)).toBe("/questions/readings");
  expect(await hrefOf(/^Beställningar att göra ?8/)).toBe("/orders");
  expect(await hrefOf(/^Möjligt jäv att granska ?2/)).toBe("/orders");
  expect(await hrefOf(/^Expressfråga ?3/)).toBe("/questions/unanswered");
  expect(screen.queryByText("Mejl som inte kommit fram")).toBeNull();
  await screen.findByText("Min fråga");
});

test("an admin sees the number of applications and of undelivered mails", async () => {
  await open(
    { ...karin, roles: ["admin"] },
    { "GET /desk": { status: 200, body: dashboard({ WaitingApplicants: 3, TestAnswers: 5, UndeliveredMails: 2 }) } },
  );
  await screen.findByRole("link", { name: /^Ansökningar att ta ställning till ?3/ });
  expect((await screen.findByRole("link", { name: /^Mejl som inte kommit fram ?2/ })).getAttribute("href")).toBe(
    "/mails",
  );
});

test("a figure's link sets the filter of its list", async () => {
  const { api, goTo } = await open(
    karin,
    {},
    <>
      <Dashboard />
      <AnsweredList />
    </>,
  );
  // Queries by role are slow on a loaded machine.
  await screen.findByText("7");
  await userEvent.click(screen.getByRole("link", { name: /^Besvarade för sent ?7/ }));
  goTo("/questions/answered/1");
  await waitFor(() =>
    expect(api.requests.some(({ filter }) => filter.State === "answered" && filter.Due === "late")).toBe(true),
  );
});

test("the week's chart is also a table, whose figures link to that day's lists", async () => {
  await open(karin);
  const table = within(await screen.findByRole("table", { name: /senaste sju dagarna/ }));
  expect(table.getByRole("link", { name: "3 inkomna söndag 22 november" }).getAttribute("href")).toBe("/questions/all");
  expect(table.getByRole("link", { name: "8 besvarade söndag 22 november" }).getAttribute("href")).toBe(
    "/questions/answered",
  );
  expect(table.getAllByRole("row")).toHaveLength(9);
});

test("figures that failed to load show a retry button and no skeletons", async () => {
  const { api } = await open(karin, { "GET /desk": problem(403, "NOT_ALLOWED") });
  const again = await screen.findByRole("button", { name: "Försök igen" });
  await screen.findByText("Min fråga");
  expect(screen.queryByText("Försenade")).toBeNull();
  expect(document.querySelector(".MuiSkeleton-root")).toBeNull();
  api.responses["GET /desk"] = { status: 200, body: dashboard() };
  await userEvent.click(again);
  await screen.findByRole("link", { name: /^Försenade ?4/ });
});

test("a list of the dashboard that failed to load has a retry, and doesn't look empty", async () => {
  const { api } = await open(karin, { "GET /questions": problem(403, "NOT_ALLOWED") });
  const [again] = await screen.findAllByRole("button", { name: "Försök igen" });
  expect(screen.queryByText(/Du har inga frågor|Alla frågor är besvarade/)).toBeNull();
  api.responses["GET /questions"] = list(question({ Title: "Min fråga" }));
  await userEvent.click(again as Element);
  await screen.findByText("Min fråga");
});

test("calendars that can't be read are shown to their lawyer, and rows that a job can't do to administrators", async () => {
  const at = "2026-11-22T08:10:00.000Z";
  const opened = await open(
    { ...karin, roles: ["admin"] },
    {
      "GET /accountingDifferences": { status: 200, body: { Differences: [] } },
      "GET /unreadableCalendars": {
        status: 200,
        body: {
          Calendars: [{ LawyerID: 5, LawyerName: "Elias Norén", Error: "TIMED_OUT", ReadAt: null, IsClosed: true }],
        },
      },
      "GET /jobFailures": {
        status: 200,
        body: { Failures: [{ Job: "orderExpiry", RowID: 12, Reason: "Error", Times: 3, FirstAt: at, LastAt: at }] },
      },
    },
  );
  expect((await screen.findByText(/^Elias Norén: /)).textContent).toContain("Inga tider går att boka.");
  expect((await screen.findByText(/^Avsluta den obetalda beställningen 12: 3 försök/)).textContent).toContain(
    "(Error)",
  );
  expect(opened.api.requests.some(({ path }) => path.endsWith("/jobFailures"))).toBe(true);
});
