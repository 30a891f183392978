import { broadcastSignOut } from "@lagrum/core/account/sharedSignOut";
import { clearStaffDrafts } from "@lagrum/core/account/staffDrafts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ReservedDetails } from "../questionPages/ReservedDetails.tsx";
import { problem } from "../testing/fakeApi.ts";
import { karin, question, renderWithApi, reservedByKarin } from "../testing/renderWithApi.tsx";
import { createDraftWriter, findDeviceDrafts } from "./deviceDrafts.ts";
import { DRAFT_TTL, pruneDeviceDrafts } from "./draftDatabase.ts";

afterEach(async () => {
  cleanup();
  await clearStaffDrafts();
});

const down = problem(503, "SERVICE_UNAVAILABLE");
const open = (responses = {}) =>
  renderWithApi(
    { resource: "questions/reserved", id: 7, screen: <ReservedDetails /> },
    { "GET /questions/7": { status: 200, body: question({ ReservedBy: reservedByKarin() }) }, ...responses },
  );

interface Tiptap {
  editor: { commands: { insertContent: (text: string) => boolean } };
}

/** jsdom can't type into contenteditable, so the test calls the editor on the element. */
async function write(text: string) {
  const box = await screen.findByRole("textbox", { name: "Svar" });
  act(() => void (box as unknown as Tiptap).editor.commands.insertContent(text));
}

const textsOnDevice = async () => (await findDeviceDrafts(karin.UserID, 7)).map(({ AnswerBody }) => AnswerBody);
const withinASecond = { timeout: 1_000, interval: 20 };
const text = (AnswerBody: string) => ({ AnswerBody, Provisions: [], ValidAt: null });

/** Unmounts the page and closes its API. The browser's storage remains. */
async function killPage(api: { close: () => Promise<void> }) {
  cleanup();
  await api.close();
}

test("typed text is on the device within a second, is offered on the next page, and is removed when saved", async () => {
  const first = await open({ "POST /answers": down });
  await write("Ja, det får du.");
  await waitFor(async () => expect(await textsOnDevice()).toEqual(["<p>Ja, det får du.</p>"]), withinASecond);
  await killPage(first.api);

  const second = await open({
    "POST /answers": ({ body }: { body: unknown }) => ({ status: 201, body: { ID: 7, ...Object(body), Version: 1 } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ta tillbaka texten" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Svar" }).textContent).toBe("Ja, det får du."));
  await screen.findByText(/^Sparat kl\./);
  await waitFor(async () => expect(await textsOnDevice()).toEqual([]));
  await killPage(second.api);
});

test("new text does not overwrite the offered draft, and the offer can be dismissed", async () => {
  createDraftWriter([karin.UserID, 7, 1])(text("<p>Före strömavbrottet.</p>"));
  const { api } = await open({ "POST /answers": down });
  await screen.findByText(/Du skrev en text här/);
  await write("Något nytt.");
  await waitFor(async () =>
    expect((await textsOnDevice()).sort()).toEqual(["<p>Före strömavbrottet.</p>", "<p>Något nytt.</p>"]),
  );
  await userEvent.click(screen.getByRole("button", { name: "Släng texten" }));
  await waitFor(async () => expect(await textsOnDevice()).toEqual(["<p>Något nytt.</p>"]));
  expect(screen.queryByText(/Du skrev en text här/)).toBeNull();
  await killPage(api);
});

test("text that the server already has is not offered", async () => {
  createDraftWriter([karin.UserID, 7, 1])(text("<p>Ja.</p>"));
  const { api } = await open({
    "GET /questions/7": { status: 200, body: question({ ReservedBy: reservedByKarin(), HasAnswer: true }) },
    "GET /questions/7/answer": { status: 200, body: { ID: 7, ...text("<p>Ja.</p>"), Version: 3 } },
  });
  await waitFor(async () => expect(await textsOnDevice()).toEqual([]));
  expect(screen.queryByText(/Du skrev en text här/)).toBeNull();
  await killPage(api);
});

test("leaving without saving removes the text from the device", async () => {
  const { api, goTo } = await open({ "POST /answers": down });
  await write("Bort.");
  await waitFor(async () => expect(await textsOnDevice()).toHaveLength(1));
  goTo("/questions/reserved");
  await userEvent.click(await screen.findByRole("button", { name: "Lämna sidan" }));
  await waitFor(async () => expect(await textsOnDevice()).toEqual([]));
  await killPage(api);
});

test("texts of other accounts and expired texts are removed", async () => {
  createDraftWriter([karin.UserID, 7, 1])(text("<p>Mitt.</p>"));
  createDraftWriter([karin.UserID + 1, 7, 2])(text("<p>En kollegas.</p>"));
  await waitFor(async () => expect(await findDeviceDrafts(karin.UserID + 1, 7)).toHaveLength(1));
  await pruneDeviceDrafts(karin.UserID);
  expect([await findDeviceDrafts(karin.UserID + 1, 7), await textsOnDevice()]).toEqual([[], ["<p>Mitt.</p>"]]);
  await pruneDeviceDrafts(karin.UserID, Date.now() + DRAFT_TTL + 1);
  expect(await textsOnDevice()).toEqual([]);
});

test("a sign-out removes the texts; a session ended by the service preserves them", async () => {
  const signOut = broadcastSignOut({ authStateReady: async () => {}, signOut: async () => {} });
  createDraftWriter([karin.UserID, 7, 3])(text("<p>Mitt.</p>"));
  await waitFor(async () => expect(await textsOnDevice()).toHaveLength(1));
  await signOut({ keepsDrafts: true });
  expect(await textsOnDevice()).toEqual(["<p>Mitt.</p>"]);
  await signOut();
  expect(await textsOnDevice()).toEqual([]);
});
