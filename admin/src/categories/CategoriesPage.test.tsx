import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { CategoriesPage } from "./CategoriesPage.tsx";

let close = async () => {};
afterEach(() => close());

const category = (ID: number, Name: string, ParentID: number | null = null) => ({
  ...{ ID, Name, Uri: `uri-${ID}`, ParentID, Description: "", Urgent: false },
  ...{ AnswerCount: 3, QuestionCount: 5, ProductCount: 0, UpdatedAt: "2026-11-20T10:00:00.000Z" },
});
const Categories = [
  category(1, "Hyresrätt"),
  category(2, "Deposition", 1),
  category(3, "Inneboende", 1),
  category(4, "Arvsrätt"),
];

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi(
    { resource: "categories", id: 1, screen: <CategoriesPage />, me: account({ roles: ["admin"] }) },
    { "GET /categories/advanced": { status: 200, body: { Categories } }, ...responses },
  );
  close = opened.close;
  await userEvent.click(await screen.findByRole("button", { name: /^Hyresrätt/ }));
  return opened;
}
const sent = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.requests.filter(({ method }) => method !== "GET").map(({ method, path, body }) => ({ method, path, body }));

test("sub-categories are reordered by keyboard, and the whole order is saved in one call", async () => {
  const opened = await open({ "PUT /categories/order": { status: 200, body: { Categories } } });
  const area = within(screen.getByRole("region", { name: /^Hyresrätt/ }));
  await userEvent.click(area.getByRole("button", { name: "Ändra ordningen" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ordningen i Hyresrätt" }));
  const down = dialog.getByRole("button", { name: "Flytta ner Deposition" });
  down.focus();
  await userEvent.keyboard("{Enter}");
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Inneboende", "Deposition"]);
  expect(document.activeElement).toBe(down);
  dialog.getByText("Deposition: plats 2 av 2");
  expect(sent(opened)).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Spara ordningen" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent(opened)).toEqual([
    { method: "PUT", path: "/categories/order", body: { ParentID: 1, IDs: [3, 2], Read: [2, 3] } },
  ]);
});

test("a sub-category is renamed and moved, with the UpdatedAt that was read", async () => {
  const opened = await open({ "PUT /categories/2": { status: 200, body: Categories[1] } });
  await userEvent.click(screen.getByRole("button", { name: "Ändra Deposition" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ändra Deposition" }));
  await userEvent.clear(dialog.getByLabelText("Namn"));
  await userEvent.type(dialog.getByLabelText("Namn"), "Förskott");
  await userEvent.click(dialog.getByRole("combobox", { name: "Hör till" }));
  await userEvent.click(await screen.findByRole("option", { name: "Arvsrätt" }));
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(sent(opened)).toHaveLength(1));
  expect(sent(opened)[0]?.body).toMatchObject({
    ...{ Name: "Förskott", Uri: "uri-2", ParentID: 4 },
    UpdatedAt: "2026-11-20T10:00:00.000Z",
  });
});

test("a new category without a name shows one error, not also one for its URI", async () => {
  const Details = { Name: ["REQUIRED"], Uri: ["REQUIRED"] };
  await open({ "POST /categories": problem(422, "INCORRECT_PROPERTIES", { Details }) });
  await userEvent.click(screen.getByRole("button", { name: "Nytt rättsområde" }));
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("Skriv ett namn.");
  expect(screen.queryByText("Skriv en adress.")).toBeNull();
});

test("the dialog shows why a category can't be deleted", async () => {
  await open({ "DELETE /categories/3": problem(409, "CATEGORY_IN_USE") });
  await userEvent.click(screen.getByRole("button", { name: "Mer om Inneboende" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Ta bort" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ta bort Inneboende?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Ta bort" }));
  await dialog.findByText(/Slå ihop det med ett annat i stället/);
});

test("a category is merged into the chosen one", async () => {
  const opened = await open({ "PUT /categories/3/merge": { status: 200, body: Categories[1] } });
  await userEvent.click(screen.getByRole("button", { name: "Mer om Inneboende" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Slå ihop/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Slå ihop Inneboende/ }));
  await userEvent.click(dialog.getByRole("combobox"));
  await userEvent.click(await screen.findByRole("option", { name: "Hyresrätt: Deposition" }));
  await userEvent.click(dialog.getByRole("button", { name: "Slå ihop" }));
  await waitFor(() =>
    expect(sent(opened)).toEqual([{ method: "PUT", path: "/categories/3/merge", body: { IntoID: 2 } }]),
  );
});
