import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { UnansweredDetails } from "../questionPages/UnansweredDetails.tsx";
import { problem } from "../testing/fakeApi.ts";
import { karin, question, renderWithApi } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

const maria = { ...karin, UserID: 1, FirstName: "Maria", roles: ["admin" as const] };

async function open(me: typeof karin, responses: Parameters<typeof renderWithApi>[1] = {}) {
  const opened = await renderWithApi(
    { resource: "questions/unanswered", id: 7, screen: <UnansweredDetails />, me },
    { "GET /questions/7": { status: 200, body: question() }, ...responses },
  );
  close = opened.close;
  await screen.findByRole("button", { name: "Reservera" });
  return opened;
}
const deletions = ({ requests }: Awaited<ReturnType<typeof open>>["api"]) =>
  requests.filter(({ method }) => method === "DELETE").map(({ path }) => path);

test("an advisor has no delete button", async () => {
  await open(karin);
  expect(screen.queryByRole("button", { name: "Ta bort frågan" })).toBeNull();
});

test("an admin confirms the deletion, and then returns to the list", async () => {
  const { api, place } = await open(maria, { "DELETE /questions/7": { status: 204, body: undefined } });
  await userEvent.click(screen.getByRole("button", { name: "Ta bort frågan" }));
  await userEvent.click(await screen.findByRole("button", { name: "Avbryt" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(deletions(api)).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Ta bort frågan" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Ta bort frågan för gott?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Ta bort" }));
  await waitFor(() => expect(place()).toBe("/questions/unanswered"));
  expect(deletions(api)).toEqual(["/questions/7"]);
});

test("an error is shown in the dialog, and the page stays", async () => {
  const { place } = await open(maria, { "DELETE /questions/7": problem(503, "SERVICE_UNAVAILABLE") });
  await userEvent.click(screen.getByRole("button", { name: "Ta bort frågan" }));
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Ta bort" }));
  await within(dialog).findByText(/tillfälligt otillgänglig/);
  expect(place()).toBe("/questions/unanswered/7");
});
