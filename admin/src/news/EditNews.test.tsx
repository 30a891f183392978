import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { EditNews } from "./EditNews.tsx";

let close = async () => {};
afterEach(() => close());

const pdf = { ID: 3, Name: "Villkor.pdf", Url: "/api/files/a/villkor.pdf", MediaType: "application/pdf", Size: 12_345 };
const draft = {
  ID: 7,
  Uri: "vi-flyttar",
  Title: "Vi flyttar",
  Body: "<p>Till Lund.</p>",
  PublishedAt: null as string | null,
  UpdatedAt: "2026-11-21T10:00:00Z",
  files: [pdf],
};
const admin = account({ roles: ["admin"] });
const limits = { Files: [], Pages: 0, Total: 0, After: null, MostBytes: 10_000_000, MostFiles: 20 };

async function open(responses: Parameters<typeof renderWithApi>[1], news = draft) {
  const opened = await renderWithApi(
    { resource: "news", id: 7, screen: <EditNews />, me: admin },
    { "GET /news/7": { status: 200, body: news }, "GET /files": { status: 200, body: limits }, ...responses },
  );
  close = opened.close;
  await screen.findByLabelText(/^Rubrik/, { selector: "input" });
  return opened;
}
const saves = ({ requests }: { requests: { method: string; path: string; body: unknown }[] }) =>
  requests.filter(({ method, path }) => method === "PUT" && path === "/news/7").map(({ body }) => body);
const save = () => userEvent.click(screen.getByRole("button", { name: "Spara" }));

test("publishing a draft sends its text, its files and the UpdatedAt that was read", async () => {
  const { api, place } = await open({ "PUT /news/7": { status: 200, body: draft } });
  await userEvent.click(screen.getByLabelText("Publicera när jag sparar"));
  await save();
  await waitFor(() => expect(place()).toBe("/news"));
  const { Title, Body, UpdatedAt } = draft;
  expect(saves(api)).toEqual([{ Title, Body, UpdatedAt, PublishedAt: "now", Files: [3] }]);
});

test("publication is scheduled in Stockholm time, and needs both day and time", async () => {
  const { api, place } = await open({ "PUT /news/7": { status: 200, body: draft } });
  await userEvent.click(screen.getByLabelText("Publicera vid en tidpunkt"));
  await userEvent.type(screen.getByLabelText("Dag"), "2099-06-01");
  await save();
  await screen.findByText("Välj dag och tid.");
  expect(saves(api)).toEqual([]);
  await userEvent.type(screen.getByLabelText("Klockslag"), "08:30");
  await save();
  await waitFor(() => expect(place()).toBe("/news"));
  expect(saves(api)).toEqual([expect.objectContaining({ PublishedAt: "2099-06-01T06:30:00.000Z" })]);
});

test("editing published news preserves its publication time", async () => {
  const PublishedAt = "2026-11-12T08:00:00.000Z";
  const { api, place } = await open({ "PUT /news/7": { status: 200, body: draft } }, { ...draft, PublishedAt });
  expect(screen.getByLabelText<HTMLInputElement>(/^Publicerad 12 november 2026/).checked).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Ta bort Villkor.pdf" }));
  await save();
  await waitFor(() => expect(place()).toBe("/news"));
  expect(saves(api)).toEqual([expect.objectContaining({ PublishedAt, Files: [] })]);
});

test("files are reordered by keyboard, and saved in that order", async () => {
  const price = { ...pdf, ID: 4, Name: "Priser.pdf" };
  const { api, place } = await open(
    { "PUT /news/7": { status: 200, body: draft } },
    { ...draft, files: [pdf, price, { ...pdf, ID: 5, Name: "Karta.pdf" }] },
  );
  screen.getByRole("button", { name: "Flytta upp Karta.pdf" }).focus();
  await userEvent.keyboard("{Enter}");
  screen.getByText("Karta.pdf: plats 2 av 3");
  await userEvent.keyboard("{Enter}{Enter}");
  const rows = within(screen.getByRole("list", { name: "Filer som hör till nyheten" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Karta.pdf"),
    expect.stringContaining("Villkor.pdf"),
    expect.stringContaining("Priser.pdf"),
  ]);
  await save();
  await waitFor(() => expect(place()).toBe("/news"));
  expect(saves(api)).toEqual([expect.objectContaining({ Files: [5, 3, 4] })]);
});

test("a file is uploaded in chunks, a failed chunk is retried, and the file is saved with the news", async () => {
  const bytes = new Uint8Array(200_000).fill(65);
  let calls = 0;
  const pieces: { At: number; length: number }[] = [];
  const { api, place } = await open({
    "PUT /news/7": { status: 200, body: draft },
    "POST /files": { status: 201, body: { ID: 4, Received: 0 } },
    "PUT /files/4/pieces": ({ body }) => {
      calls += 1;
      if (calls === 2) return problem(413, "TOO_LARGE");
      const { At, Data } = body as { At: number; Data: string };
      pieces.push({ At, length: atob(Data).length });
      return { status: 200, body: { ID: 4, Received: At + atob(Data).length } };
    },
    "POST /files/4/finish": { status: 201, body: { ...pdf, ID: 4, Name: "Priser.pdf" } },
  });
  const input = screen.getByLabelText("Lägg till filer", { selector: "input" });
  await userEvent.upload(input, new File([bytes], "Priser.pdf", { type: "application/pdf" }));
  const list = within(await screen.findByRole("list", { name: "Filer som hör till nyheten" }));
  await list.findByText("Priser.pdf", undefined, { timeout: 5000 });
  expect(pieces).toEqual([
    { At: 0, length: 180_000 },
    { At: 180_000, length: 20_000 },
  ]);
  await save();
  await waitFor(() => expect(place()).toBe("/news"));
  expect(saves(api)).toEqual([expect.objectContaining({ Files: [3, 4] })]);
});

test("an empty file shows an error", async () => {
  await open({ "POST /files": problem(422, "INCORRECT_PROPERTIES", { Details: { Size: ["INVALID_VALUE"] } }) });
  const input = screen.getByLabelText("Lägg till filer", { selector: "input" });
  await userEvent.upload(input, new File([], "Tom.pdf", { type: "application/pdf" }));
  await screen.findByText("Tom.pdf: Filen är tom.");
});

test("a rejected file shows the reason, and the form is preserved", async () => {
  await open({ "POST /files": problem(413, "FILE_TOO_LARGE") });
  const title = screen.getByLabelText<HTMLInputElement>(/^Rubrik/, { selector: "input" });
  await userEvent.type(title, " snart");
  const input = screen.getByLabelText("Lägg till filer", { selector: "input" });
  await userEvent.upload(input, new File(["x"], "Film.pdf", { type: "application/pdf" }));
  await screen.findByText("Film.pdf: Filen är större än vad som går att ladda upp.");
  expect(title.value).toBe("Vi flyttar snart");
});
