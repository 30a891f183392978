import type { Message } from "@lagrum/core/machines/inspect";
import { login } from "@lagrum/core/machines/login";
import { session } from "@lagrum/core/machines/session";
import { expect, test } from "vitest";
import { graphOf } from "../graph/graphOf.ts";
import { applyMessage, isMessage, type LiveActor, liveStates } from "./liveActors.ts";

const actorMessage = (more: Partial<Extract<Message, { type: "actor" }>>): Message => ({
  type: "actor",
  tab: "one",
  actor: "x:0",
  machine: "login",
  value: "signedOut",
  status: "active",
  event: "xstate.init",
  ...more,
});
const after = (...messages: Message[]) => messages.reduce<readonly LiveActor[]>(applyMessage, []);
const activeStates = (actors: readonly LiveActor[]) => [...liveStates(graphOf(login), actors)];

test("active states follow an actor and clear when its tab closes", () => {
  expect(activeStates(after(actorMessage({}), actorMessage({ value: "signingIn" })))).toEqual([
    "login",
    "login.signingIn",
  ]);
  expect(activeStates(after(actorMessage({}), { type: "gone", tab: "one" }))).toEqual([]);
  expect(activeStates(after(actorMessage({}), actorMessage({ status: "stopped" })))).toEqual([]);
});

test("actors with the same ID in two tabs are separate", () => {
  const actors = after(actorMessage({}), actorMessage({ tab: "two", value: "signingIn" }));
  expect(activeStates(actors)).toEqual(
    ["login", "login.signedOut", "login.signingIn"].toSorted(
      (a, b) => activeStates(actors).indexOf(a) - activeStates(actors).indexOf(b),
    ),
  );
  expect(activeStates(applyMessage(actors, { type: "gone", tab: "two" }))).toEqual(["login", "login.signedOut"]);
});

test("the final state stays active until a new actor of the machine starts", () => {
  const ended = after(actorMessage({ value: "signedIn", status: "done" }), { type: "gone", tab: "one" });
  expect(activeStates(ended)).toEqual(["login", "login.signedIn"]);
  expect(activeStates(applyMessage(ended, actorMessage({ tab: "two" })))).toEqual(["login", "login.signedOut"]);
});

test("nested states are active with their ancestors, and an unknown state value is ignored", () => {
  const actors = after(actorMessage({ machine: "session", value: { following: "loggedIn" } }));
  expect([...liveStates(graphOf(session), actors)]).toEqual([
    "session",
    "session.following",
    "session.following.loggedIn",
  ]);
  expect(activeStates(after(actorMessage({ value: { gone: { since: "long" } } })))).toEqual(["login"]);
});

test.each([null, "hello", {}, { type: "actor", tab: "one" }, { type: "gone" }])("%j is not a message", (data) => {
  expect(isMessage(data)).toBe(false);
});
