import type { OutdatedAnswer } from "@lagrum/core/law/lawChangeSchema";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { LawChangeList } from "./LawChangeList.tsx";

let close = async () => {};
afterEach(() => close());

/** A fictitious act. */
const change = {
  ...{ ID: 1, Law: "Påhittad lag (2026:9001)", Sfs: "2026:9001", Chapter: "1", Paragraph: "2", InForce: "2026-07-01" },
  ...{ Label: "1 kap. 2 § Påhittad lag (2026:9001)", Before: "En ringklocka räcker.", After: "Två ringklockor krävs." },
};
const row: OutdatedAnswer = {
  ...{ ID: 9, Title: "Måste cykeln ringa?", Uri: "maste-cykeln-ringa", Author: "Karin Ekdal" },
  ...{ ValidAt: "2026-01-01", Version: 4, Changes: [change] },
};
const list = (...Answers: OutdatedAnswer[]) => ({
  status: 200,
  body: { Answers, Total: Answers.length, Pages: 1, After: null },
  headers: { "Content-Range": `answers 0-${Answers.length}/${Answers.length}` },
});

test("an answer whose law has changed shows both wordings, and leaves the list with a new validity date", async () => {
  const { api, close: closeIt } = await renderWithApi(
    { resource: "law-changes", id: 0, screen: <LawChangeList /> },
    { "GET /outdatedAnswers": list(row), "PUT /answers/9": { status: 200, body: { ID: 9 } } },
  );
  close = closeIt;
  await screen.findByText("En ringklocka räcker.");
  expect(screen.getByText("Två ringklockor krävs.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ändra svaret" }).getAttribute("href")).toMatch(/\/answers\/9$/);
  fireEvent.change(screen.getByLabelText("Gäller per"), { target: { value: "2026-08-01" } });
  api.responses["GET /outdatedAnswers"] = list();
  await userEvent.click(screen.getByRole("button", { name: "Svaret stämmer fortfarande" }));
  await waitFor(() => expect(screen.queryByText("Måste cykeln ringa?")).toBeNull());
  const saved = api.requests.find(({ method }) => method === "PUT");
  expect(saved?.body).toEqual({ Action: "save", ValidAt: "2026-08-01", Version: 4 });
});
