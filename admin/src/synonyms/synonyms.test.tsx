import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { CreateSynonymPage, EditSynonym } from "./EditSynonym.tsx";
import { SynonymList } from "./SynonymList.tsx";

let close = async () => {};
afterEach(() => close());

const synonym = { ID: 7, From: ["få sparken", "sparkad"], To: ["uppsägning"], UpdatedAt: "2026-11-21T10:00:00Z" };
const Synonyms = [synonym, { ...synonym, ID: 8, From: ["lön", "avlöning"], To: [] }];
const index = { status: 200, body: { Documents: 12_000, Pending: 300, Version: 1 } };
const answer = (ID: number) => ({ ID, Title: `Svar ${ID}`, Uri: `svar-${ID}` });

async function open(responses: Parameters<typeof renderWithApi>[1] = {}, me = account()) {
  const opened = await renderWithApi(
    { resource: "synonyms", id: 7, screen: <EditSynonym />, me },
    { "GET /synonyms/7": { status: 200, body: synonym }, ...responses },
  );
  close = opened.close;
  return opened;
}
async function openList(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi({ resource: "synonyms", id: 0, screen: <SynonymList /> }, responses);
  close = opened.close;
  return opened;
}
const from = () => screen.findByLabelText<HTMLTextAreaElement>(/^Uttryck som folk söker på/);
const save = () => userEvent.click(screen.getByRole("button", { name: "Spara" }));

test("the list describes each group, and shows the progress of the index", async () => {
  await openList({
    "GET /synonyms": { status: 200, body: { Synonyms, Pages: 1, Total: 2, After: null } },
    "GET /searchIndex": index,
  });
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toBe("få sparken, sparkadHittar också uppsägning");
  expect(second?.textContent).toBe("lön, avlöningHittar varandra");
  const line = await screen.findByText(/^Sökindex: 12/);
  expect(line.textContent?.replace(/\s/g, " ")).toBe("Sökindex: 12 000 svar, 300 väntar på analys");
});

test("the list is searched, and an empty one has a text; the index state may be unknown", async () => {
  const { api } = await openList({
    "GET /synonyms": { status: 200, body: { Synonyms: [], Pages: 0, Total: 0, After: null } },
    "GET /searchIndex": problem(503, "SERVICE_UNAVAILABLE"),
  });
  await screen.findByText("Sökindexets läge kunde inte hämtas.");
  await userEvent.type(await screen.findByRole("textbox"), "flurp");
  await waitFor(() => expect(api.requests.at(-1)?.filter).toEqual({ Query: "flurp" }));
  await screen.findByText(/Inga synonymer/);
});

test("an advisor saves the lines as expressions, with the UpdatedAt that was read", async () => {
  const { api, place } = await open({ "PUT /synonyms/7": { status: 200, body: synonym } });
  expect((await from()).value).toBe("få sparken\nsparkad");
  screen.getByText(/^Åt ett håll: den som söker på ”få sparken” eller ”sparkad” hittar också svar om ”uppsägning”/);
  await userEvent.type(await from(), "{Enter}  bli   kickad {Enter}");
  await save();
  await waitFor(() => expect(place()).toBe("/synonyms"));
  expect(api.requests.find(({ method }) => method === "PUT")?.body).toEqual({
    From: ["få sparken", "sparkad", "bli kickad"],
    To: ["uppsägning"],
    UpdatedAt: synonym.UpdatedAt,
  });
});

test("without a second field all expressions find each other; one alone is not saved", async () => {
  const { api } = await open();
  await userEvent.clear(await screen.findByLabelText(/^Ska också hitta/));
  await screen.findByText(/^Åt båda hållen: den som söker på något av ”få sparken” eller ”sparkad”/);
  await userEvent.clear(await from());
  await userEvent.type(await from(), "sparkad");
  await save();
  await screen.findByText("Skriv vad uttrycket också ska hitta, eller ett uttryck till ovanför.");
  expect(api.requests.some(({ method }) => method === "PUT")).toBe(false);
});

test("expressions that a search ignores are not saved", async () => {
  await open();
  await userEvent.type(await from(), "{Enter}jag är");
  await userEvent.type(screen.getByLabelText(/^Ska också hitta/), "{Enter}säga upp");
  await save();
  await screen.findByText("Sökningen bortser från alla ord i ”jag är”.");
  await screen.findByText(/^Skriv ett ord som svaren har i stället för ”säga upp”/);
});

test("the preview shows answers before and after, and stores nothing", async () => {
  const Searches = [
    { Query: "få sparken", Before: [answer(1)], After: [answer(2), answer(1)] },
    { Query: "sparkad", Before: [], After: [] },
  ];
  const { api } = await open({ "POST /synonyms/preview": { status: 200, body: { Searches } } });
  await userEvent.click(await screen.findByRole("button", { name: "Visa hur sökningen ändras" }));
  await screen.findByRole("heading", { name: "”få sparken”" });
  const [before, after, same] = screen.getAllByRole("list");
  expect(before?.textContent).toBe("Svar 1");
  expect(
    within(after as HTMLElement)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Svar 2", "Svar 1"]);
  expect(same?.textContent).toBe("");
  screen.getByText("Inga bra träffar.");
  const posted = api.requests.find(({ method }) => method === "POST");
  expect(posted?.body).toEqual({ ID: 7, From: synonym.From, To: synonym.To });
});

test("a preview disappears when the expressions change, and invalid ones are not previewed", async () => {
  const Searches = [{ Query: "få sparken", Before: [answer(1)], After: [answer(2)] }];
  const { api } = await open({ "POST /synonyms/preview": { status: 200, body: { Searches } } });
  await userEvent.click(await screen.findByRole("button", { name: "Visa hur sökningen ändras" }));
  await screen.findByRole("link", { name: "Svar 2" });
  await userEvent.clear(await from());
  await screen.findByText("Uttrycken har ändrats sedan dess. Visa ändringen på nytt.");
  expect(screen.queryByRole("link", { name: "Svar 2" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Visa hur sökningen ändras" }));
  await screen.findByText("Skriv minst ett uttryck.");
  expect(api.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("a preview that fails shows the error", async () => {
  await open({ "POST /synonyms/preview": problem(503, "SERVICE_UNAVAILABLE") });
  await userEvent.click(await screen.findByRole("button", { name: "Visa hur sökningen ändras" }));
  await screen.findByRole("alert");
});

test("a conflicting edit of a group opens the merge dialog", async () => {
  const Present = { ...synonym, From: ["få sparken", "avskedad"], UpdatedAt: "2026-11-21T11:00:00Z" };
  await open({ "PUT /synonyms/7": problem(409, "CHANGED_BY_OTHER", { Present }) });
  await userEvent.type(await from(), "{Enter}kickad");
  await save();
  const dialog = await screen.findByRole("dialog");
  within(dialog).getByText(/avskedad/);
});

test("deleting asks for confirmation", async () => {
  const { api, place } = await open({ "DELETE /synonyms/7": { status: 204, body: null } });
  await userEvent.click(await screen.findByRole("button", { name: "Ta bort" }));
  await screen.findByText(/Det går inte att ångra/);
  await userEvent.click(await screen.findByRole("button", { name: "Bekräfta" }));
  await waitFor(() => expect(place()).toBe("/synonyms"));
  expect(api.requests.some(({ method }) => method === "DELETE")).toBe(true);
});

test("a new group is created", async () => {
  const opened = await renderWithApi(
    { resource: "synonyms", id: 0, screen: <CreateSynonymPage /> },
    { "POST /synonyms": { status: 201, body: synonym } },
  );
  close = opened.close;
  await userEvent.type(await from(), "lön{Enter}avlöning");
  await save();
  await waitFor(() => expect(opened.place()).toBe("/synonyms"));
  expect(opened.api.requests.at(0)?.body).toEqual({ From: ["lön", "avlöning"], To: [] });
});
