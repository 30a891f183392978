import { forcedStatus } from "@lagrum/core/account/signInRedirect";
import { authStatus, type SessionEffects, type session, sessionWith } from "@lagrum/core/machines/session";
import { type Actor, createActor, type SnapshotFrom } from "xstate";
import { accountCalls } from "./accountCalls.ts";
import { storage } from "./accountStorage.ts";
import { identity } from "./identity.ts";
import { inspect } from "./inspector.ts";
import type { SessionView } from "./session.ts";
import { clearCookie, writeCookie } from "./writeTokenCookie.ts";

const effects = (goTo: SessionEffects["goTo"]): SessionEffects => ({
  ...identity,
  ...accountCalls,
  ...storage,
  writeCookie,
  clearCookie,
  goTo,
});

/** Only a build for tests forces anything (`vite build --mode test`). */
const forced = () => (import.meta.env.MODE === "test" ? forcedStatus(window.location.pathname) : null);

/** The session's machine at work; session.ts sends for it. */
export function startSession(see: (view: SessionView) => void, goTo: SessionEffects["goTo"]): Actor<typeof session> {
  const actor = createActor(sessionWith(effects(goTo)), { input: { forced: forced() }, inspect });
  actor.subscribe((snapshot) => see(viewOf(snapshot)));
  return actor.start();
}

function viewOf(snapshot: SnapshotFrom<typeof session>): SessionView {
  const { me, UserID, error } = snapshot.context;
  const { value } = snapshot;
  const at = typeof value === "string" ? value : value.following;
  return { status: authStatus(snapshot), me, UserID, error, at };
}
