import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notification } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { Commands } from "../commandPalette/Commands.tsx";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { UnansweredList } from "./UnansweredList.tsx";

let close = async () => {};
afterEach(() => close());

const time = { DueAt: "2026-12-07T16:00:00Z", MinutesLeft: 130, UsedPercent: 91, Late: false };
const rows = [
  question({ ID: 7, Title: "Depositionen", ...time, DeadlineDate: "2020-01-01" }),
  question({ ID: 9, Title: "Uppsägningen", ...time, Late: true }),
];

async function open(responses: Parameters<typeof renderWithApi>[1] = {}) {
  const list = (
    <Commands>
      <UnansweredList />
      <Notification />
    </Commands>
  );
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 1, screen: list },
    {
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /questions": { status: 200, body: { Questions: rows, Pages: 1, Total: 2, After: null } },
      ...responses,
    },
  );
  close = opened.close;
  await screen.findByRole("link", { name: "Depositionen" });
  return opened;
}

test("a row has the due time, the time left and the asker's deadline in words", async () => {
  await open();
  expect(screen.getAllByText("mån 7 dec 17:00")).toHaveLength(2);
  const [left, late] = [screen.getByText("2 h 10 min kvar"), screen.getByText("Försenad")];
  for (const mark of [left, late]) expect(mark.querySelector("svg")).not.toBeNull();
  screen.getByText(/^Frist för \d+ dagar sedan$/);
});

test("a row's button reserves the question and opens the editor; a refusal is shown", async () => {
  const { api, place } = await open({ "PUT /questions/9/reserve": problem(409, "RESERVED_BY_OTHER") });
  const button = screen.getByRole("button", { name: "Reservera och skriv: Uppsägningen" });
  await userEvent.click(button);
  await screen.findByText("Frågan är reserverad av någon annan.");
  expect(place()).toBe("/questions/unanswered/1");
  api.responses["PUT /questions/9/reserve"] = { status: 200, body: rows[1] };
  await userEvent.click(screen.getByRole("button", { name: "Reservera och skriv: Uppsägningen" }));
  await waitFor(() => expect(place()).toBe("/questions/reserved/9"));
});

test("j and k move between the rows, and Enter opens one", async () => {
  const { place } = await open();
  const focused = () => document.activeElement?.textContent;
  // jsdom focuses the hidden search field of the column menu.
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("j");
  expect(focused()).toBe("Depositionen");
  await userEvent.keyboard("jj");
  expect(focused()).toBe("Uppsägningen");
  await userEvent.keyboard("k");
  expect(focused()).toBe("Depositionen");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(place()).toBe("/questions/unanswered/7"));
});
