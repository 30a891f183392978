import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notification, ResourceContextProvider, useLocation } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { CreateSynonymPage } from "../synonyms/EditSynonym.tsx";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { SearchMissList } from "./SearchMissList.tsx";

let close = async () => {};
afterEach(() => close());

const miss = { ID: 3, Kind: "NoHit", Words: "flurpar hemma", People: 4, LastAt: "2026-11-20T08:05:00Z" };
const Misses = [miss];

/** The list, or the page that its link opens. */
const Either = () => (
  <>
    {useLocation().pathname === "/synonyms/create" ? (
      <CreateSynonymPage />
    ) : (
      <ResourceContextProvider value="search-misses">
        <SearchMissList />
      </ResourceContextProvider>
    )}
    <Notification />
  </>
);

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi({ resource: "synonyms", id: 1, screen: <Either /> }, responses);
  close = opened.close;
  return opened;
}
const found = { "GET /searchMisses": { status: 200, body: { Misses, Pages: 1, Total: 1, After: null } } };

const isRemoval = ({ method, path }: { method: string; path: string }) =>
  method === "DELETE" && path === "/searchMisses/3";

test("shows words, people and day, and removes handled words from the list", async () => {
  const { api } = await open({ ...found, "DELETE /searchMisses/3": { status: 204, body: null } });
  await screen.findByText("flurpar hemma");
  screen.getByText("Inga träffar · 4 personer på en dag · senast 20 november 2026");
  await userEvent.click(screen.getByRole("button", { name: "Ta bort" }));
  await screen.findByText("”flurpar hemma” togs bort ur listan.");
  await waitFor(() => expect(api.requests.some(isRemoval)).toBe(true), { timeout: 10_000 });
});

test("says of words with hits that nobody opened them", async () => {
  const body = { Misses: [{ ...miss, Kind: "Unopened" }], Pages: 1, Total: 1, After: null };
  await open({ "GET /searchMisses": { status: 200, body } });
  await screen.findByText("Träffar som ingen öppnade · 4 personer på en dag · senast 20 november 2026");
});

test("a removal can be undone", async () => {
  const { api } = await open({ ...found, "DELETE /searchMisses/3": { status: 204, body: null } });
  await userEvent.click(await screen.findByRole("button", { name: "Ta bort" }));
  const undo = await screen.findByRole("button", { name: "Ångra" });
  expect(screen.queryByText("flurpar hemma")).toBeNull();
  await userEvent.click(undo);
  await screen.findByText("flurpar hemma");
  expect(api.requests.some(isRemoval)).toBe(false);
});

test("shows why words could not be removed, and leaves them in the list", async () => {
  const { api } = await open({ ...found, "DELETE /searchMisses/3": problem(503, "SERVICE_UNAVAILABLE") });
  await userEvent.click(await screen.findByRole("button", { name: "Ta bort" }));
  await waitFor(() => expect(api.requests.some(isRemoval)).toBe(true), { timeout: 10_000 });
  await screen.findByText("flurpar hemma");
});

test("an empty list has a text", async () => {
  await open({ "GET /searchMisses": { status: 200, body: { Misses: [], Pages: 0, Total: 0, After: null } } });
  await screen.findByText("Inga sökningar utan bra träff just nu.");
});

/** Clicks the words' button, and saves a synonym for them. */
async function addSynonym() {
  await userEvent.click(await screen.findByRole("link", { name: "Lägg till synonym" }));
  await waitFor(async () =>
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Uttryck/)).value).toBe("flurpar hemma"),
  );
  await userEvent.type(screen.getByLabelText(/^Ska också hitta/), "hus");
  await userEvent.click(screen.getByRole("button", { name: "Spara" }));
}

test("a click opens a new synonym with the words; once it is saved they leave the list", async () => {
  const { api, place } = await open({
    ...found,
    "POST /synonyms": { status: 201, body: { ID: 9 } },
    "DELETE /searchMisses/3": { status: 204, body: null },
  });
  await addSynonym();
  await screen.findByText("Synonymen sparades, och ”flurpar hemma” togs bort ur listan.");
  await waitFor(() => expect(place()).toBe("/search-misses"));
  const posted = api.requests.find(({ method }) => method === "POST");
  expect(posted?.body).toEqual({ From: ["flurpar hemma"], To: ["hus"] });
  expect(api.requests.some(isRemoval)).toBe(true);
});

test("words that could not be removed after the synonym was saved are still in the list, which is said", async () => {
  await open({
    ...found,
    "POST /synonyms": { status: 201, body: { ID: 9 } },
    "DELETE /searchMisses/3": problem(503, "SERVICE_UNAVAILABLE"),
  });
  await addSynonym();
  await screen.findByText("Synonymen sparades, men ”flurpar hemma” är kvar i listan.");
});
