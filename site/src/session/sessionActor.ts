import { accountStorage } from "@lagrum/core/account/accountStorage";
import { forcedStatus } from "@lagrum/core/account/signInRedirect";
import { hasStaleRoles, rolesOf } from "@lagrum/core/account/tokenRoles";
import { authStatus, type SessionEffects, type session, sessionWith } from "@lagrum/core/machines/session";
import { type Actor, createActor, type SnapshotFrom } from "xstate";
import { accountCalls } from "./accountCalls.ts";
import { identity, renewToken } from "./identity.ts";
import { inspect } from "./inspector.ts";
import type { SessionView } from "./session.ts";
import { clearCookie, writeCookie } from "./writeTokenCookie.ts";

const effects = (goTo: SessionEffects["goTo"]): SessionEffects => ({
  ...identity,
  ...accountCalls,
  ...accountStorage,
  writeCookie,
  clearCookie,
  goTo,
});

/** The test mode of section 4 exists in a test build only (`vite build --mode test`). */
const forced = () => (import.meta.env.MODE === "test" ? forcedStatus(window.location.pathname) : null);

/** Runs the session machine. session.ts imports this lazily. */
export function startSession(
  publish: (view: SessionView) => void,
  goTo: SessionEffects["goTo"],
): Actor<typeof session> {
  const actor = createActor(sessionWith(effects(goTo)), { input: { forced: forced() }, inspect });
  actor.subscribe((snapshot) => publish(viewOf(snapshot)));
  renewStaleRoles(actor);
  return actor.start();
}

/** Roles change with the next token: renews the token once a page if its claim differs from the account. */
function renewStaleRoles(actor: Actor<typeof session>): void {
  const { unsubscribe } = actor.subscribe(({ context: { me, user } }) => {
    if (!me || !user) return;
    unsubscribe();
    if (hasStaleRoles(user.accessToken, me.roles)) void renewToken();
  });
}

function viewOf(snapshot: SnapshotFrom<typeof session>): SessionView {
  const { me, user, UserID, error } = snapshot.context;
  const { value } = snapshot;
  const at = typeof value === "string" ? value : value.following;
  return { status: authStatus(snapshot), me, roles: rolesOf(user?.accessToken), UserID, error, at };
}
