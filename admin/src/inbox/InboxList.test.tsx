import type { InboxItem, InboxState } from "@lagrum/core/inbox/inboxSchema";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";
import { InboxList } from "./InboxList.tsx";

let close = async () => {};
afterEach(() => close());

const karin = { UserID: 4, Name: "Karin Ekdal" };
const elias = { UserID: 5, Name: "Elias Norén" };
const item = (ID: number, more: Partial<InboxItem>): InboxItem => ({
  ID,
  Kind: "Message",
  Reference: `K-${ID}`,
  CreatedAt: "2026-11-20T08:05:00Z",
  State: "New",
  About: null,
  Reason: null,
  Subject: null,
  OrderRef: null,
  Text: null,
  Name: null,
  Email: null,
  Phone: null,
  TakenBy: null,
  TakenAt: null,
  HandledBy: null,
  HandledAt: null,
  Note: "",
  UpdatedAt: "2026-11-20T08:05:00Z",
  ...more,
});
const about = { ID: 7, Title: "Får jag sälja?", HasAnswer: true, Hidden: false, IsPublic: true, IsChanged: true };
const report = item(3, {
  Kind: "Report",
  Reference: "R-3",
  Reason: "WrongLaw",
  Text: "Det heter 28 a §.",
  Email: "lasare@exempel.se",
  About: about,
});
const objection = item(2, {
  Kind: "Objection",
  Reference: "L-9",
  About: { ...about, ID: 9, Title: "Ärver jag?", HasAnswer: false, Hidden: true, IsPublic: false, IsChanged: false },
});
const message = item(1, {
  Subject: "Complaint",
  Text: "Var är mitt svar?",
  Name: "Åsa Ek",
  Phone: "+46701234567",
  State: "Taken",
  TakenBy: elias,
  TakenAt: "2026-11-20T09:00:00Z",
});

/** A stateful fake of the inbox. */
async function open(rows: InboxItem[]) {
  const stored = new Map(rows.map((row) => [row.ID, row]));
  const put =
    (id: number) =>
    ({ body }: { body: unknown }) => {
      const { State, Note } = body as { State?: InboxState; Note?: string };
      const by = State === "Taken" ? { TakenBy: karin, TakenAt: "2026-11-20T10:00:00Z" } : {};
      const changed = {
        ...(stored.get(id) as InboxItem),
        ...(State && { State, ...by }),
        ...(Note !== undefined && { Note }),
      };
      stored.set(id, changed);
      return { status: 200, body: changed };
    };
  const list = ({ filter }: { filter: Record<string, unknown> }) => {
    const Items = [...stored.values()].filter(({ State }) => filter.State !== "Open" || State !== "Handled");
    return { status: 200, body: { Items, Pages: 1, Total: Items.length, After: null } };
  };
  const opened = await renderWithApi(
    { resource: "inbox", id: 1, screen: <InboxList /> },
    { "GET /inbox": list, ...Object.fromEntries(rows.map(({ ID }) => [`PUT /inbox/${ID}`, put(ID)])) },
  );
  close = opened.close;
  return opened;
}
const card = async (words: string) => within((await screen.findByText(words)).closest("li") as HTMLElement);
const put = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.requests.filter(({ method }) => method === "PUT").map(({ path, body }) => [path, body]);

test("each item shows its subject and sender; an item taken by a colleague has no state buttons", async () => {
  await open([report, objection, message]);
  const reported = await card("Det heter 28 a §.");
  reported.getByText("Fel lag eller fel uppgift om lagen");
  reported.getByText("Svaret har ändrats sedan dess");
  expect(reported.getByRole("link", { name: "Får jag sälja?" }).getAttribute("href")).toBe("/answers/7");
  expect(reported.getByRole("link", { name: "lasare@exempel.se" }).getAttribute("href")).toMatch(/^mailto:.*R-3$/);
  const objected = await card("Den som frågade motsätter sig publicering");
  objected.getByText("Dold");
  expect(objected.getByRole("link", { name: "Ärver jag?" }).getAttribute("href")).toBe("/questions/unanswered/9");
  expect(objected.queryByRole("button", { name: /svaret/ })).toBeNull();
  const written = await card("Var är mitt svar?");
  written.getByText("Elias Norén tar hand om det sedan 20 november 2026 kl. 10.00");
  expect(written.getByRole("link", { name: "+46701234567" }).getAttribute("href")).toBe("tel:+46701234567");
  expect(written.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Anteckna"]);
});

test("an item is taken, its answer hidden and the item marked as handled; undo restores it", async () => {
  const opened = await open([report]);
  opened.api.responses["PUT /questions/7/hide"] = { status: 200, body: question({ Hidden: true }) };
  const click = async (name: string) =>
    userEvent.click((await card("Det heter 28 a §.")).getByRole("button", { name }));
  await click("Ta hand om");
  await (await card("Det heter 28 a §.")).findByText(/^Karin Ekdal tar hand om det/);
  await click("Dölj svaret");
  await screen.findByText("Frågan är dold för allmänheten.");
  await click("Klart");
  await waitFor(() => expect(screen.queryByText("Det heter 28 a §.")).toBeNull());
  await screen.findByText("Markerat som klart.");
  await userEvent.click(screen.getAllByRole("button", { name: "Ångra" }).at(-1) as HTMLElement);
  await card("Det heter 28 a §.");
  expect(put(opened)).toEqual([
    ["/inbox/3", { State: "Taken" }],
    ["/questions/7/hide", undefined],
    ["/inbox/3", { State: "Handled" }],
    ["/inbox/3", { State: "Taken" }],
  ]);
});

test("a click during a pending request is queued, and no button moves", async () => {
  const opened = await open([report]);
  const buttons = async () =>
    (await card("Det heter 28 a §.")).getAllByRole("button").map(({ textContent }) => textContent);
  expect((await buttons()).slice(0, 2)).toEqual(["Klart", "Ta hand om"]);
  const done = (await card("Det heter 28 a §.")).getByRole("button", { name: "Klart" });
  fireEvent.click((await card("Det heter 28 a §.")).getByRole("button", { name: "Ta hand om" }));
  fireEvent.click(done);
  await waitFor(() => expect(put(opened).map(([, body]) => body)).toEqual([{ State: "Taken" }, { State: "Handled" }]));
});

test("the buttons of a taken item don't move", async () => {
  await open([report]);
  const done = (await card("Det heter 28 a §.")).getByRole("button", { name: "Klart" });
  await userEvent.click((await card("Det heter 28 a §.")).getByRole("button", { name: "Ta hand om" }));
  await (await card("Det heter 28 a §.")).findByRole("button", { name: "Lämna tillbaka" });
  expect((await card("Det heter 28 a §.")).getAllByRole("button")[0]).toBe(done);
});

test("an unsaved note asks before closing, and a conflicting note opens the merge dialog", async () => {
  const opened = await open([report]);
  const Present = { ...report, Note: "Ring först.", UpdatedAt: "2026-11-20T12:00:00Z" };
  opened.api.responses["PUT /inbox/3"] = problem(409, "CHANGED_BY_OTHER", { Present });
  await userEvent.click((await card("Det heter 28 a §.")).getByRole("button", { name: "Anteckna" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Anteckning om R-3" }));
  await userEvent.type(dialog.getByLabelText("Anteckning"), "Stämmer.");
  await userEvent.click(dialog.getByRole("button", { name: "Avbryt" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stanna kvar" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Spara" }));
  const merging = within(await screen.findByRole("dialog", { name: "Någon annan hann spara före dig" }));
  await userEvent.click(merging.getByLabelText("Den andras"));
  await userEvent.click(merging.getByRole("button", { name: "Fortsätt" }));
  await waitFor(() => expect((dialog.getByLabelText("Anteckning") as HTMLTextAreaElement).value).toBe("Ring först."));
});

test("an error is shown, and the note's text is preserved", async () => {
  const opened = await open([report]);
  opened.api.responses["PUT /inbox/3"] = problem(409, "TAKEN_BY_OTHER");
  await userEvent.click((await card("Det heter 28 a §.")).getByRole("button", { name: "Anteckna" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Anteckning om R-3" }));
  await userEvent.type(dialog.getByLabelText("Anteckning"), "Stämmer.");
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  await dialog.findByText("En kollega har redan tagit hand om det.");
  expect((dialog.getByLabelText("Anteckning") as HTMLTextAreaElement).value).toBe("Stämmer.");
  opened.api.responses["PUT /inbox/3"] = { status: 200, body: { ...report, Note: "Stämmer." } };
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(put(opened).at(-1)).toEqual(["/inbox/3", { Note: "Stämmer.", UpdatedAt: report.UpdatedAt }]);
});

test("selected items are marked as handled together, and undo restores each state", async () => {
  const mine = { ...message, TakenBy: karin };
  const opened = await open([report, mine]);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Markera R-3" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Markera K-1" }));
  const bar = within(screen.getByRole("region", { name: "Markerade" }));
  bar.getByText("2 valda");
  await userEvent.click(bar.getByRole("button", { name: "Klart" }));
  const dialog = within(await screen.findByRole("dialog", { name: "2 ärenden klarmarkerades" }));
  await userEvent.click(dialog.getByRole("button", { name: "Ångra" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(put(opened)).toEqual([
    ["/inbox/3", { State: "Handled" }],
    ["/inbox/1", { State: "Handled" }],
    ["/inbox/3", { State: "New" }],
    ["/inbox/1", { State: "Taken" }],
  ]);
});
