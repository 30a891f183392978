import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { answerDraft, autosaveDelay } from "./answerDraft.ts";
import type { Draft, DraftResult, FinishedDraft } from "./answerDraftContext.ts";

type Handed = Draft & { Action: string };

/** A draft whose fake server returns `answers` (or success), after `delay` milliseconds. */
function start(input: object = {}, answers: DraftResult[] = [], delay = 100) {
  const handed: Handed[] = [];
  const answer = async (draft: Handed): Promise<DraftResult> => {
    handed.push(draft);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return answers.shift() ?? { ...draft, ok: true, Version: (draft.Version ?? 0) + 1 };
  };
  const machine = answerDraft.provide({
    actors: {
      save: fromPromise<DraftResult, Draft>(({ input: draft }) => answer({ ...draft, Action: "save" })),
      finish: fromPromise<DraftResult, FinishedDraft>(({ input: draft }) => answer(draft)),
    },
  });
  const actor = createActor(machine, {
    input: { QuestionID: 7, AnswerBody: "", Provisions: [], ValidAt: null, Version: null, savesItself: true, ...input },
  }).start();
  const write = (AnswerBody: string) => actor.send({ type: "WRITE", AnswerBody });
  return { handed, write, send: actor.send, now: () => actor.getSnapshot() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("typing is saved once, after the debounce", async () => {
  const { handed, write, now } = start();
  for (const text of ["H", "He", "Hej"]) {
    write(text);
    await wait(500);
  }
  expect(handed).toEqual([]);
  await wait(autosaveDelay);
  expect(handed.map(({ AnswerBody }) => AnswerBody)).toEqual(["Hej"]);
  expect(now().value).toBe("saved");
  expect(now().context.savedAt).toBeInstanceOf(Date);
});

test("leaving the field saves at once", async () => {
  const { handed, write, send } = start();
  write("Hej");
  send({ type: "SAVE" });
  await wait(0);
  expect(handed.length).toBe(1);
});

test("text typed during a save is saved after it, with the new version", async () => {
  const { handed, write, now } = start({}, [], 400);
  write("Hej");
  await wait(autosaveDelay + 100);
  write("Hej du");
  await wait(autosaveDelay + 2_000);
  expect(handed.map(({ AnswerBody, Version }) => [AnswerBody, Version])).toEqual([
    ["Hej", null],
    ["Hej du", 1],
  ]);
  expect(now().value).toBe("saved");
});

test("a failed save does not lose the text and is retried", async () => {
  const { write, now } = start({}, [{ ok: false, Code: "NETWORK_ERROR" }]);
  write("Hej");
  await wait(autosaveDelay + 200);
  expect([now().value, now().context.error, now().context.AnswerBody]).toEqual(["unsaved", "NETWORK_ERROR", "Hej"]);
  await wait(10_200);
  expect([now().value, now().context.error]).toEqual(["saved", null]);
});

const theirText = { AnswerBody: "Deras", Provisions: [], ValidAt: null, Version: 8, saved: null };
const changed: DraftResult = { ok: false, Code: "CHANGED_BY_OTHER", theirs: theirText };

test("on a conflict the user can overwrite the other text", async () => {
  const { handed, write, send, now } = start({ Version: 5 }, [changed]);
  write("Mitt");
  await wait(autosaveDelay + 200);
  expect([now().value, now().context.AnswerBody]).toEqual(["changedByOther", "Mitt"]);
  send({ type: "KEEP_MINE" });
  await wait(200);
  expect(handed.at(-1)).toMatchObject({ AnswerBody: "Mitt", Version: 8, NewVersion: true });
  expect(now().value).toBe("saved");
});

test("on a conflict the user can take the other text, and undo that", async () => {
  const { handed, write, send, now } = start({ Version: 5 }, [changed]);
  write("Mitt");
  await wait(autosaveDelay + 200);
  send({ type: "TAKE_THEIRS" });
  expect([now().value, now().context.AnswerBody, now().context.Version]).toEqual(["saved", "Deras", 8]);
  send({ type: "RESTORE_REPLACED" });
  await wait(autosaveDelay + 200);
  expect(handed.at(-1)).toMatchObject({ AnswerBody: "Mitt", Version: 8, NewVersion: true });
  expect(now().context.replacedText).toMatchObject({ AnswerBody: "Deras" });
});

const older = { AnswerBody: "Förra veckans", Provisions: [], ValidAt: null };

test("restoring an older text saves a new version; later typing joins that version", async () => {
  const { handed, write, send, now } = start({ AnswerBody: "Mitt", Version: 3 });
  send({ type: "REPLACE", text: older });
  expect([now().context.AnswerBody, now().context.replacedText?.AnswerBody]).toEqual(["Förra veckans", "Mitt"]);
  await wait(autosaveDelay + 200);
  write("Förra veckans, rättad");
  await wait(autosaveDelay + 200);
  expect(handed.map(({ AnswerBody, NewVersion }) => [AnswerBody, NewVersion])).toEqual([
    ["Förra veckans", true],
    ["Förra veckans, rättad", false],
  ]);
});

test("restoring an older text of a published answer waits for an explicit save", async () => {
  const { handed, send, now } = start({ AnswerBody: "Mitt", Version: 3, savesItself: false });
  send({ type: "REPLACE", text: older });
  await wait(60_000);
  expect([handed.length, now().value]).toEqual([0, "typed"]);
  send({ type: "RESTORE_REPLACED" });
  expect(now().context.AnswerBody).toBe("Mitt");
});

test("a changed provision or date is saved like the text", async () => {
  const { handed, send } = start({ AnswerBody: "Mitt", Version: 3 });
  const Provisions = [{ Law: "jordabalken", Sfs: "1970:994", Chapter: "12", Paragraph: "28" }];
  send({ type: "WRITE", Provisions });
  await wait(autosaveDelay + 200);
  send({ type: "WRITE", ValidAt: "2026-11-01" });
  await wait(autosaveDelay + 200);
  expect(handed.map((draft) => [draft.AnswerBody, draft.Provisions, draft.ValidAt])).toEqual([
    ["Mitt", Provisions, null],
    ["Mitt", Provisions, "2026-11-01"],
  ]);
});

test("losing the reservation preserves the text, which can be saved after a new reservation", async () => {
  const { write, send, now } = start({}, [{ ok: false, Code: "RESERVED_BY_OTHER" }]);
  write("Mitt");
  await wait(autosaveDelay + 200);
  expect([now().value, now().context.AnswerBody]).toEqual(["notMine", "Mitt"]);
  await wait(60_000);
  expect(now().value).toBe("notMine");
  send({ type: "SAVE" });
  await wait(200);
  expect(now().value).toBe("saved");
});

test("sending sends the text on the screen, also during a save", async () => {
  const { handed, write, send, now } = start();
  write("Hej");
  send({ type: "SAVE" });
  write("Hej och hå");
  send({ type: "PUBLISH" });
  await wait(300);
  expect(handed.map(({ Action, AnswerBody }) => [Action, AnswerBody])).toEqual([
    ["save", "Hej"],
    ["publish", "Hej och hå"],
  ]);
  expect(now().status).toBe("done");
});

test("a refused publication preserves the text and shows the error", async () => {
  const { write, send, now } = start({}, [{ ok: false, Code: "CONSENT_MISSING" }]);
  write("Hej");
  send({ type: "PUBLISH" });
  await wait(200);
  expect([now().context.error, now().context.AnswerBody]).toEqual(["CONSENT_MISSING", "Hej"]);
  expect(now().can({ type: "SEND" })).toBe(true);
});

test("a published text is saved on demand only", async () => {
  const { handed, write, send, now } = start({ AnswerBody: "Hej", Version: 3, savesItself: false });
  write("Hej då");
  await wait(60_000);
  expect([handed.length, now().value]).toEqual([0, "typed"]);
  send({ type: "SAVE" });
  await wait(200);
  expect(now().value).toBe("saved");
});

const stored = { Version: 4, Provisions: [], ValidAt: null, saved: null };
const base = { AnswerBody: "<p>Ja.</p><p>Skriv till värden.</p>", Version: 3 };
const theirs = { ...stored, AnswerBody: "<p>Ja.</p><p>Ring värden.</p>" };

test("a concurrent edit of another place is merged and saved with the new version", async () => {
  const { handed, write, now } = start(base, [{ ok: false, Code: "CHANGED_BY_OTHER", theirs }]);
  write("<p>Ja, det får du.</p><p>Skriv till värden.</p>");
  await wait(2 * autosaveDelay + 500);
  const AnswerBody = "<p>Ja, det får du.</p><p>Ring värden.</p>";
  expect(handed.at(-1)).toMatchObject({ AnswerBody, Version: 4, NewVersion: true });
  expect(now().value).toBe("saved");
  expect(now().context).toMatchObject({ AnswerBody, merged: theirs, error: null });
});

test("a merged text is not sent, nor saved by itself where readers would see it", async () => {
  const sent = start(base, [{ ok: false, Code: "CHANGED_BY_OTHER", theirs }]);
  sent.send({ type: "PUBLISH" });
  await wait(2 * autosaveDelay);
  expect(sent.handed.map(({ Action }) => Action)).toEqual(["publish"]);
  expect([sent.now().value, sent.now().context.AnswerBody]).toEqual(["saved", theirs.AnswerBody]);

  const edited = start({ ...base, savesItself: false }, [{ ok: false, Code: "CHANGED_BY_OTHER", theirs }]);
  edited.write("<p>Ja, det får du.</p><p>Skriv till värden.</p>");
  edited.send({ type: "SAVE" });
  await wait(2 * autosaveDelay);
  expect([edited.now().value, edited.handed.length]).toEqual(["typed", 1]);
});
