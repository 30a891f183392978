import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { PeerReviewPanel } from "./PeerReviewPanel.tsx";

let close = () => Promise.resolve();
afterEach(() => close());

const karin = { UserID: 4, Name: "Karin Ekdal" };
const elias = { UserID: 5, Name: "Elias Norén" };
const review = (more: object = {}) => ({
  ID: 3,
  AskedBy: elias,
  Reader: karin,
  AskedAt: "2026-11-20T08:00:00Z",
  Outcome: null,
  ReadAt: null,
  Note: null,
  Outdated: false,
  ...more,
});
const list = (...Readings: object[]) => ({ status: 200, body: { Readings, Readers: [elias], Required: false } });
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: "button" }));

test("the reviewer returns the answer with a note, and the review form disappears", async () => {
  const place = { resource: "questions", id: 7, screen: <PeerReviewPanel id={7} mayAsk={false} /> };
  const returned = review({
    Outcome: "Returned",
    ReadAt: "2026-11-20T09:00:00Z",
    Note: "Nämn fristen.",
    Outdated: true,
  });
  const rendered = await renderWithApi(place, {
    "GET /questions/7/readings": list(review()),
    "PUT /questions/7/readings/3": list(returned),
  });
  close = rendered.close;
  const back = await screen.findByText<HTMLButtonElement>("Lämna tillbaka", { selector: "button" });
  expect(back.disabled, "without a note").toBe(true);
  fireEvent.change(screen.getByLabelText("Kommentar"), { target: { value: "Nämn fristen." } });
  await press("Lämna tillbaka");
  await screen.findByText(/Tillbakalämnat av Karin Ekdal .*, svaret har ändrats sedan dess/);
  expect(rendered.api.requests.find(({ method }) => method === "PUT")?.body).toEqual({
    Outcome: "Returned",
    Note: "Nämn fristen.",
  });
  expect(screen.queryByText("Godkänn svaret")).toBeNull();
});

test("the author asks a colleague for a review", async () => {
  const place = { resource: "questions", id: 7, screen: <PeerReviewPanel id={7} mayAsk={true} /> };
  const rendered = await renderWithApi(place, {
    "GET /questions/7/readings": list(),
    "POST /questions/7/readings": { ...list(review({ AskedBy: karin, Reader: elias })), status: 201 },
  });
  close = rendered.close;
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "Kollega" }));
  fireEvent.click(await screen.findByText("Elias Norén"));
  await press("Be om granskning");
  await screen.findByText(/^Elias Norén ombads granska/);
  await waitFor(() => expect(rendered.api.requests.some(({ method }) => method === "POST")).toBe(true));
});
