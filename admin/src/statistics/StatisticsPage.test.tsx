import type { MeetingStatistics, Statistics, UserFigures } from "@lagrum/core/statistics/statisticsSchema";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { StatisticsPage } from "./StatisticsPage.tsx";

let close = async () => {};
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

const counts = { Answers: 0, Free: 0, Express: 0, Express24: 0, PhoneAdvice: 0 };
const none = { ...counts, MedianMinutes: null, InTimePercent: null, HelpPercent: null };
const month = {
  ...{ Answers: 1204, Free: 1200, Express: 4, Express24: 0, PhoneAdvice: 0 },
  ...{ MedianMinutes: 390, InTimePercent: 97.5, HelpPercent: null },
};
const statistics: Statistics = {
  stats: { total: month, previousMonth: none },
  Periods: {
    ...{ ThisWeek: { ...none, Answers: 1, Free: 1, MedianMinutes: 45 }, ThisMonth: month, PreviousMonth: none },
    ...{ ThisYear: month, PreviousYear: none, Total: { ...month, MedianMinutes: 4320 } },
  },
  AiDrafts: { Offered: 4, Used: 3 },
  Categories: [{ Category: { ID: 2, Name: "Hyresrätt", Uri: "hyresratt" }, ...counts, Answers: 3, Free: 3 }],
  Months: [
    { Month: "2026-10", ...counts },
    { Month: "2026-11", ...counts, Answers: 7, Free: 5, Express: 2 },
  ],
};
const usersStats: UserFigures[] = [{ UserID: 4, Name: "Karin Ekdal", ...month, HelpPercent: 80 }];
const meetings = { Booked: 9, Held: 5, Cancelled: 2, NoShow: 1, Moved: 3, HeldPercent: 62.5 };
const noMeetings = { Booked: 0, Held: 0, Cancelled: 0, NoShow: 0, Moved: 0, HeldPercent: null };
const meetingStatistics: MeetingStatistics = {
  Periods: {
    ...{ ThisWeek: noMeetings, ThisMonth: meetings, PreviousMonth: noMeetings },
    ...{ ThisYear: meetings, PreviousYear: noMeetings, Total: meetings },
  },
  Services: [{ Service: "BOOK30", ...meetings }],
  Lawyers: [{ Lawyer: { UserID: 4, Name: "Karin Ekdal" }, ...meetings }],
  Months: [{ Month: "2026-11", ...meetings }],
};
const figures = {
  "GET /statistics/meetings": { status: 200, body: meetingStatistics },
  "GET /statistics": { status: 200, body: statistics },
  "GET /statisticsUsersAnswers": { status: 200, body: { usersStats } },
};

async function open(responses: Parameters<typeof renderWithApi>[1] = {}, me = account({ roles: ["admin"] })) {
  const opened = await renderWithApi(
    { resource: "statistics", id: 1, screen: <StatisticsPage />, me },
    { ...figures, ...responses },
  );
  close = opened.close;
  await screen.findByRole("table", { name: "Svar person för person" });
  return opened.api;
}

/** The body rows of a table, with non-breaking spaces replaced. */
async function rowsOf(name: string) {
  const rows = within(await screen.findByRole("table", { name })).getAllByRole("row");
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, " ")));
}

test("sent answers are tabulated by period, person, area and month, newest month first", async () => {
  await open();
  const sent = await rowsOf("Skickade svar period för period");
  expect(sent[0]).toEqual(["Den här veckan", "1", "1", "0", "0", "0", "45 min", "–", "–"]);
  expect(sent[1]).toEqual(["Den här månaden", "1 204", "1 200", "4", "0", "0", "6,5 tim", "97,5 %", "–"]);
  expect(sent.at(-1)).toEqual(["Totalt", "1 204", "1 200", "4", "0", "0", "3 dygn", "97,5 %", "–"]);
  expect(await rowsOf("Svar person för person")).toEqual([
    ["Karin Ekdal", "1 204", "1 200", "4", "0", "0", "6,5 tim", "97,5 %", "80 %"],
  ]);
  expect(await rowsOf("Svar per rättsområde")).toEqual([["Hyresrätt", "3", "3", "0", "0", "0"]]);
  expect(await rowsOf("Svar månad för månad")).toEqual([
    ["november 2026", "7", "5", "2", "0", "0"],
    ["oktober 2026", "0", "0", "0", "0", "0"],
  ]);
});

test("the share of machine drafts that were used is shown", async () => {
  await open();
  await screen.findByText("Utkastet användes i 3 av 4 svar (75 %).");
  expect(screen.getByText(/Utkast från maskin/)).toBeDefined();
});

test("meetings are tabulated by outcome", async () => {
  await open();
  const cells = ["9", "5", "2", "1", "3", "62,5 %"];
  expect(await rowsOf("Möten per längd")).toEqual([["Möte, 30 minuter", ...cells]]);
  expect(await rowsOf("Möten per jurist")).toEqual([["Karin Ekdal", ...cells]]);
  expect(await rowsOf("Möten månad för månad")).toEqual([["november 2026", ...cells]]);
  expect((await rowsOf("Möten period för period"))[0]).toEqual(["Den här veckan", "0", "0", "0", "0", "0", "–"]);
});

test("the chosen period and type are in both requests and in the headings", async () => {
  const api = await open();
  const asked = () =>
    api.requests
      .filter(({ path }) => path !== "/statistics/meetings")
      .slice(-2)
      .map(({ path, query }) => [path, query]);
  screen.getByRole("heading", { name: "Person för person, den här månaden" });
  await userEvent.click(screen.getByRole("combobox", { name: "Period" }));
  await userEvent.click(await screen.findByRole("option", { name: "Förra året" }));
  await screen.findByRole("heading", { name: "Rättsområden, förra året" });
  await userEvent.click(screen.getByRole("combobox", { name: "Typ" }));
  await userEvent.click(await screen.findByRole("option", { name: "Expressfråga" }));
  const query = { Period: "PreviousYear", Type: "Express" };
  await waitFor(() =>
    expect(asked()).toEqual([
      ["/statistics", query],
      ["/statisticsUsersAnswers", query],
    ]),
  );
});

test("an export over many years shows its progress, and is downloaded with its dates in the file name", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const file = { ID: 3, From: "2018-01-01", To: "2026-06-30" };
  let Progress = 40;
  const api = await open({
    "POST /statistics/files": { status: 201, body: { ...file, Progress: 0, csvDataReady: false } },
    "GET /statistics/files/3": () => ({ status: 200, body: { ...file, Progress, csvDataReady: Progress === 100 } }),
    "GET /statistics/files/3/csv": { status: 200, body: "Dag;Svar" },
  });
  for (const [label, day] of [
    ["Från", file.From],
    ["Till", file.To],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), day);
  }
  await userEvent.click(screen.getByRole("button", { name: "Skapa CSV-fil" }));
  await screen.findByText("Filen förbereds, 40 %.");
  expect(screen.getByRole("progressbar", { name: "Filen förbereds" }).getAttribute("aria-valuenow")).toBe("40");
  expect(screen.queryByRole("button", { name: "Hämta filen" })).toBeNull();
  Progress = 100;
  await userEvent.click(await screen.findByRole("button", { name: "Hämta filen" }));
  await waitFor(() => expect(names).toEqual(["statistik-2018-01-01-2026-06-30.csv"]));
  expect(screen.queryByRole("progressbar", { name: "Filen förbereds" })).toBeNull();
  expect(api.requests.find(({ method }) => method === "POST")?.body).toEqual({ From: file.From, To: file.To });
});

test("an invalid period shows an error, and an advisor has no export button", async () => {
  const Details = { To: ["INVALID_DATE"] };
  await open({ "POST /statistics/files": problem(422, "INCORRECT_PROPERTIES", { Details }) });
  await userEvent.click(screen.getByRole("button", { name: "Skapa CSV-fil" }));
  await screen.findByText("Välj två dagar i ordning, med högst tio år emellan.");
  await close();
  await open({}, account({ roles: ["advisor"] }));
  expect(screen.queryByRole("button", { name: "Skapa CSV-fil" })).toBeNull();
});

test("an advisor sees only one row, labelled as their own", async () => {
  await open({}, account({ roles: ["advisor"] }));
  screen.getByRole("heading", { name: "Dina svar, den här månaden" });
});
