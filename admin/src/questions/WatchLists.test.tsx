import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { LateList } from "./WatchLists.tsx";

let close = async () => {};
afterEach(() => close());

test("the list of late questions shows a late follow-up as such, and links to the answer", async () => {
  const asked = { FollowUpAt: "2026-11-20T09:00:00Z", FollowUpDueAt: "2026-11-25T09:00:00Z", FollowUpLate: true };
  const rows = [question({ State: "Published", Title: "Depositionen", HasAnswer: undefined, ...asked })];
  const opened = await renderWithApi(
    { resource: "questions/late", id: 1, screen: <LateList /> },
    {
      "GET /questions": { status: 200, body: { Questions: rows, Pages: 1, Total: 1, After: null } },
      "GET /categories": { status: 200, body: { Categories: [] } },
    },
  );
  close = opened.close;
  const row = within((await screen.findByText("Depositionen")).closest("tr") as HTMLElement);
  row.getByText("Följdfrågan försenad sedan 25 november 2026 kl. 10.00");
  expect(row.getByRole("link").getAttribute("href")).toBe("/answers/7");
});
