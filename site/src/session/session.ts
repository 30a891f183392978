import type { Me, Role } from "@lagrum/core/account/accountSchema";
import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import { useSyncExternalStore } from "react";
import { goTo } from "./navigation.ts";

/**
 * Who is signed in, for every page. One machine (core/machines/session) for as long as a page is open, which is loaded
 * when it is first asked for: by SessionMonitor where there is a sign of a session, by RequireAccount on protected pages.
 *
 * - `useSession()` what is known now; asks for nothing. `status` is null, false or true (specification section 4).
 * - `sessionEvents` signOut, retry, refresh (the account has changed), dismiss, and startSession.
 * - authenticatedApi.ts: `authenticatedApi`, the typed client with the token, for protected pages.
 * - RequireAccount.tsx: the guard of a protected page, `<RequireAccount>{(me) => …}</RequireAccount>`.
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
  /** The roles claim of the access token: what is shown. What is allowed, the API decides. */
  roles: Role[];
  UserID: number | null;
  /** Why the session ended, or what the last attempt failed by. */
  error: ClientErrorCode | null;
  /** The machine's state; idle while nobody has asked. */
  at: At;
  /** On the way to another page: nothing more is to be shown. */
  isLeaving?: boolean;
}

const unknown: SessionView = { status: null, me: null, roles: [], UserID: null, error: null, at: "idle" };

type Actor = ReturnType<typeof import("./sessionActor.ts").startSession>;

let view = unknown;
let actor: Actor | undefined;
let starting: Promise<Actor | undefined> | undefined;
const listeners = new Set<() => void>();

function see(next: SessionView): void {
  view = view.isLeaving ? { ...next, isLeaving: true } : next;
  for (const listen of listeners) listen();
}

function leave(path: string): void {
  see({ ...view, isLeaving: true });
  goTo(path);
}

/** Begins to follow who is signed in, if that isn't done already. */
export function startSession(): Promise<Actor | undefined> {
  if (starting) return starting;
  const mine = import("./sessionActor.ts").then(
    (module) => {
      if (starting !== mine) return undefined;
      actor = module.startSession(see, leave);
      return actor;
    },
    () => {
      if (starting === mine) starting = undefined;
      see({ ...unknown, at: "unreachable", error: "NETWORK_ERROR" });
      return undefined;
    },
  );
  starting = mine;
  return mine;
}

/** Pages with a machine that signs in or out themselves let no session answer the same news. */
export function stopSession(): void {
  actor?.stop();
  actor = undefined;
  starting = undefined;
  see(unknown);
}

export const sessionEvents = {
  retry() {
    if (actor) actor.send({ type: "RETRY" });
    else void startSession();
  },
  /** The account may have changed: what is known of it is fetched anew. */
  refresh: () => actor?.send({ type: "REFRESH" }),
  dismiss: () => actor?.send({ type: "DISMISS" }),
  /** The API takes no more calls from this session. */
  end: (Code: ClientErrorCode) => actor?.send({ type: "END_SESSION", Code }),
  /** @returns false when nobody was known to be signed in, so that nothing happened */
  async signOut(): Promise<boolean> {
    const running = await startSession();
    await settled();
    if (view.status !== true) return false;
    running?.send({ type: "SIGN_OUT" });
    return true;
  },
};

/** Until it is known who is signed in, or that it can't be known. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (view.status === null && view.at !== "unreachable") return;
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** What is known of the session now. The server knows nothing of it but what its page shows (visitor.ts). */
export const useSession = (): SessionView =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => unknown,
  );
