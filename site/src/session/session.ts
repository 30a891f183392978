import type { Me, Role } from "@lagrum/core/account/accountSchema";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import { useSyncExternalStore } from "react";
import { goTo } from "./navigation.ts";

/**
 * The session of every page: one machine (core/machines/session) while the page is open. It is loaded lazily, by
 * SessionMonitor where someone may be signed in and by RequireAccount on protected pages.
 *
 * - `useSession()`: the current state; starts nothing. `status` is null, false or true (specification section 4).
 * - `sessionEvents`: signOut, retry, refresh (the account has changed), dismiss, end.
 */

type At =
  | "idle"
  | "starting"
  | "restoring"
  | "forcedIn"
  | "forcedOut"
  | "deciding"
  | "waiting"
  | "unreachable"
  | "loggedOut"
  | "fetchingMe"
  | "withoutMe"
  | "loggedIn"
  | "signingOut"
  | "notSignedOut"
  | "ending"
  | "ended";

export interface SessionView {
  /** null unknown, false logged out, true logged in. */
  status: boolean | null;
  me: Me | null;
  /** The access token's roles claim. It decides what is shown; the API enforces access. */
  roles: Role[];
  UserID: number | null;
  /** Why the session ended or the last attempt failed. */
  error: ClientErrorCode | null;
  /** The machine's state; idle before it is started. */
  at: At;
  /** The browser is navigating away, so nothing is rendered. */
  isLeaving?: boolean;
}

const unknown: SessionView = { status: null, me: null, roles: [], UserID: null, error: null, at: "idle" };

type Actor = ReturnType<typeof import("./sessionActor.ts").startSession>;

let view = unknown;
let actor: Actor | undefined;
let starting: Promise<Actor | undefined> | undefined;
const listeners = new Set<() => void>();

function publish(next: SessionView): void {
  view = view.isLeaving ? { ...next, isLeaving: true } : next;
  for (const listen of listeners) listen();
}

function leave(path: string): void {
  publish({ ...view, isLeaving: true });
  goTo(path);
}

/** Starts the session machine, unless it runs. */
export function startSession(): Promise<Actor | undefined> {
  if (starting) return starting;
  const mine = import("./sessionActor.ts").then(
    (module) => {
      if (starting !== mine) return undefined;
      actor = module.startSession(publish, leave);
      return actor;
    },
    () => {
      if (starting === mine) starting = undefined;
      publish({ ...unknown, at: "unreachable", error: "NETWORK_ERROR" });
      return undefined;
    },
  );
  starting = mine;
  return mine;
}

/** Stops the session on pages whose own machine signs in or out: both would react to the same token change. */
export function stopSession(): void {
  actor?.stop();
  actor = undefined;
  starting = undefined;
  publish(unknown);
}

export const sessionEvents = {
  retry() {
    if (actor) actor.send({ type: "RETRY" });
    else void startSession();
  },
  /** Fetches the account again. */
  refresh: () => actor?.send({ type: "REFRESH" }),
  dismiss: () => actor?.send({ type: "DISMISS" }),
  /** The API has refused the session. */
  end: (Code: ClientErrorCode) => actor?.send({ type: "END_SESSION", Code }),
  /** @returns false when no one is signed in, so that nothing happened */
  async signOut(): Promise<boolean> {
    const running = await startSession();
    await settled();
    if (view.status !== true) return false;
    running?.send({ type: "SIGN_OUT" });
    return true;
  },
};

/** Waits until the auth status is known or unreachable. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (view.status === null && view.at !== "unreachable") return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
    check();
  });
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The current session. While the server renders it is unknown; the page shows `readVisitor` (visitor.ts). */
export const useSession = (): SessionView =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => unknown,
  );
