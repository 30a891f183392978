import type { Message } from "@lagrum/core/machines/inspect";
import { login } from "@lagrum/core/machines/login";
import { session } from "@lagrum/core/machines/session";
import { expect, test } from "vitest";
import { graphOf } from "../graph/graphOf.ts";
import { heard, isMessage, type LiveActor, liveStates } from "./liveActors.ts";

const told = (more: Partial<Extract<Message, { type: "actor" }>>): Message => ({
  type: "actor",
  tab: "one",
  actor: "x:0",
  machine: "login",
  value: "signedOut",
  status: "active",
  event: "xstate.init",
  ...more,
});
const after = (...messages: Message[]) => messages.reduce<readonly LiveActor[]>(heard, []);
const lit = (actors: readonly LiveActor[]) => [...liveStates(graphOf(login), actors)];

test("the picture follows an actor, and forgets it with its tab", () => {
  expect(lit(after(told({}), told({ value: "signingIn" })))).toEqual(["login", "login.signingIn"]);
  expect(lit(after(told({}), { type: "gone", tab: "one" }))).toEqual([]);
  expect(lit(after(told({}), told({ status: "stopped" })))).toEqual([]);
});

test("two tabs are two actors, though XState numbers them alike", () => {
  const actors = after(told({}), told({ tab: "two", value: "signingIn" }));
  expect(lit(actors)).toEqual(
    ["login", "login.signedOut", "login.signingIn"].toSorted((a, b) => lit(actors).indexOf(a) - lit(actors).indexOf(b)),
  );
  expect(lit(heard(actors, { type: "gone", tab: "two" }))).toEqual(["login", "login.signedOut"]);
});

test("where a machine came to its end is seen until another of it begins", () => {
  const ended = after(told({ value: "signedIn", status: "done" }), { type: "gone", tab: "one" });
  expect(lit(ended)).toEqual(["login", "login.signedIn"]);
  expect(lit(heard(ended, told({ tab: "two" })))).toEqual(["login", "login.signedOut"]);
});

test("nested states are lit with those that hold them, and a value from another build is nothing", () => {
  const actors = after(told({ machine: "session", value: { following: "loggedIn" } }));
  expect([...liveStates(graphOf(session), actors)]).toEqual([
    "session",
    "session.following",
    "session.following.loggedIn",
  ]);
  expect(lit(after(told({ value: { gone: { since: "long" } } })))).toEqual(["login"]);
});

test.each([null, "hello", {}, { type: "actor", tab: "one" }, { type: "gone" }])("%j is no message", (data) => {
  expect(isMessage(data)).toBe(false);
});
