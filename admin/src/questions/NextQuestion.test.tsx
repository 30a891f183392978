import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { NextQuestion } from "./NextQuestion.tsx";

let close = async () => {};
afterEach(() => close());

async function open(Questions: object[]) {
  const opened = await renderWithApi(
    { resource: "answers", id: 7, screen: <NextQuestion /> },
    { "GET /questions": { status: 200, body: { Questions, Pages: 1, Total: Questions.length, After: null } } },
  );
  close = opened.close;
  return opened;
}

test("links to the unanswered question that is due first", async () => {
  const { api } = await open([question({ ID: 9, Title: "Uppsägningen" })]);
  const link = await screen.findByRole("link", { name: "Nästa fråga" });
  expect(link.getAttribute("href")).toMatch(/\/questions\/unanswered\/9$/);
  expect(api.requests[0]).toMatchObject({ filter: { State: "unanswered" }, sort: ["DueAt", "ASC"], range: [0, 0] });
});

test("shows a text when no question is left", async () => {
  await open([]);
  await screen.findByText("Klart. Ingen fråga väntar på svar.");
  expect(screen.queryByRole("link")).toBeNull();
});
