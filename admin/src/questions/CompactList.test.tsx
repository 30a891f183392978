import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { UnansweredList } from "./UnansweredList.tsx";

let close = async () => {};
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

/** matchMedia of a phone: every max-width query matches. */
function useNarrowScreen() {
  const media = (query: string) => ({
    matches: /max-width/.test(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal("matchMedia", media);
}

test("on a phone, late questions are marked", async () => {
  useNarrowScreen();
  const time = { DueAt: "2026-11-20T16:00:00Z", MinutesLeft: 0, UsedPercent: 100, Late: true };
  const rows = [
    question({ ID: 7, Title: "Depositionen", ...time }),
    question({ ID: 9, Title: "Uppsägningen", ...time, MinutesLeft: 1200, UsedPercent: 10, Late: false }),
  ];
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 1, screen: <UnansweredList /> },
    {
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /questions": { status: 200, body: { Questions: rows, Pages: 1, Total: 2, After: null } },
    },
  );
  close = opened.close;
  const late = await screen.findByText("Försenad sedan 20 november 2026 kl. 17.00");
  const early = screen.getByText("20 h arbetstid kvar");
  expect(late.querySelector("svg")).not.toBeNull();
  expect(early.querySelector("svg")).toBeNull();
});

test("on a phone, selected questions are reserved together, and selecting does not open a question", async () => {
  useNarrowScreen();
  const rows = [question({ ID: 7, Title: "Depositionen" }), question({ ID: 9, Title: "Uppsägningen" })];
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 1, screen: <UnansweredList /> },
    {
      "GET /categories": { status: 200, body: { Categories: [] } },
      "GET /questions": { status: 200, body: { Questions: rows, Pages: 1, Total: 2, After: null } },
      "PUT /questions/7/reserve": { status: 200, body: rows[0] },
      "PUT /questions/9/reserve": { status: 200, body: rows[1] },
    },
  );
  close = opened.close;
  await userEvent.click(await screen.findByRole("checkbox", { name: "Markera Depositionen" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Markera Uppsägningen" }));
  expect(opened.place()).toBe("/questions/unanswered/1");
  const bar = within(screen.getByRole("region", { name: "Markerade" }));
  bar.getByText("2 valda");
  bar.getByRole("button", { name: "Dölj" });
  await userEvent.click(bar.getByRole("button", { name: "Reservera" }));
  await screen.findByRole("dialog", { name: "2 frågor reserverades" });
  await userEvent.click(screen.getByRole("button", { name: "Stäng" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Markerade" })).toBeNull());
  expect(opened.api.requests.filter(({ method }) => method === "PUT").map(({ path }) => path)).toEqual([
    "/questions/7/reserve",
    "/questions/9/reserve",
  ]);
});
