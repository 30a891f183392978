import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { questionVisibility, type VisibilityResult } from "./questionVisibility.ts";

const answering = (result: VisibilityResult) =>
  fromPromise<VisibilityResult, { QuestionID: number }>(async () => result);

function start(Hidden: boolean, hide: VisibilityResult = { ok: true, Hidden: true }) {
  const machine = questionVisibility.provide({
    actors: { hide: answering(hide), unhide: answering({ ok: true, Hidden: false }) },
  });
  return createActor(machine, { input: { QuestionID: 7, Hidden } }).start();
}

test("Undo after hiding makes the question visible again", async () => {
  const actor = start(false);
  actor.send({ type: "HIDE" });
  expect(actor.getSnapshot().hasTag("pending")).toBe(true);
  await waitFor(actor, (now) => now.matches("hidden"));
  actor.send({ type: "UNDO" });
  await waitFor(actor, (now) => now.matches("visible"));
});

test("Undo is available only after the user's own change", () => {
  expect(start(true).getSnapshot().can({ type: "UNDO" })).toBe(false);
});

test("a refused change restores the state and shows the error", async () => {
  const actor = start(false, { ok: false, Code: "SERVICE_UNAVAILABLE" });
  actor.send({ type: "HIDE" });
  const now = await waitFor(actor, (snapshot) => !snapshot.hasTag("pending"));
  expect([now.value, now.context.error]).toEqual(["visible", "SERVICE_UNAVAILABLE"]);
});

test("a colleague's change is applied", () => {
  const actor = start(false);
  actor.send({ type: "CHANGED_ELSEWHERE", Hidden: true });
  expect(actor.getSnapshot().value).toBe("hidden");
});
