import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SimpleForm } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { AreaInput } from "../categories/AreaInput.tsx";
import { problem } from "../testing/fakeApi.ts";
import { karin, renderWithApi } from "../testing/renderWithApi.tsx";
import { ColleagueInput } from "./ColleagueInput.tsx";

let close = async () => {};
afterEach(() => close());

const area = (ID: number, Name: string, Children: object[] = []) => ({ ID, Name, Uri: `omrade-${ID}`, Children });
const Categories = [area(1, "Hyresrätt", [area(3, "Andrahand")]), area(2, "Familjerätt")];
const Colleagues = [
  { UserID: 5, Name: "Elias Norén" },
  { UserID: karin.UserID, Name: "Karin Ekdal" },
];

/** A form that can be closed and opened again, as when staff go to another list. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Byt sida
      </button>
      {isOpen && (
        <SimpleForm record={{ id: 1, CategoryID: 3, UserID: 5 }} toolbar={false}>
          <AreaInput source="CategoryID" label="Rättsområde" />
          <ColleagueInput source="UserID" label="Kollega" />
        </SimpleForm>
      )}
    </>
  );
}

async function open(responses: Parameters<typeof renderWithApi>[1] = {}) {
  const opened = await renderWithApi(
    { resource: "questions", id: 1, screen: <Screen /> },
    {
      "GET /categories": { status: 200, body: { Categories } },
      "GET /colleagues": { status: 200, body: { Colleagues } },
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}

test("an area is found by a part of its name, without a request for what is typed", async () => {
  const { api } = await open();
  const input = await screen.findByRole("combobox", { name: "Rättsområde" });
  await screen.findByDisplayValue("Hyresrätt: Andrahand");
  const before = api.requests.length;
  await userEvent.clear(input);
  await userEvent.type(input, "famil");
  const options = within(await screen.findByRole("listbox")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Familjerätt"]);
  expect(api.requests.length).toBe(before);
});

test("the signed-in user is the first colleague to choose, and once", async () => {
  await open();
  await screen.findByText("Elias Norén");
  await userEvent.click(screen.getByRole("combobox", { name: "Kollega" }));
  const options = within(await screen.findByRole("listbox")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent?.trim()).filter(Boolean)).toEqual(["Mig", "Elias Norén"]);
});

test("the next page with the same inputs requests nothing", async () => {
  const { api } = await open();
  await screen.findByDisplayValue("Hyresrätt: Andrahand");
  await screen.findByText("Elias Norén");
  const before = api.requests.length;
  await userEvent.click(screen.getByRole("button", { name: "Byt sida" }));
  await userEvent.click(screen.getByRole("button", { name: "Byt sida" }));
  await screen.findByDisplayValue("Hyresrätt: Andrahand");
  await screen.findByText("Elias Norén");
  expect(api.requests.length).toBe(before);
});

test("choices that can't be read say so", async () => {
  await open({ "GET /categories": problem(403, "FORBIDDEN") });
  await screen.findByText(/Listan gick inte att hämta/);
});
