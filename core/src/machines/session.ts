import { assign, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { Me } from "../account/accountSchema.ts";
import type { PersistedAccount } from "../account/accountStorage.ts";
import { rootPath } from "../account/signInRedirect.ts";
import type { ClientErrorCode } from "../contract/problem.ts";
import type {
  AccountCalls,
  Answer,
  IdentityEffects,
  Navigation,
  ProviderUser,
  Storage,
  TokenCookie,
} from "./accountEffects.ts";
import { effectFor, fromCall, outputOf } from "./effect.ts";
import { isSessionOver } from "./failure.ts";

/** Milliseconds before the start continues without the data of local storage (specification section 9). */
export const persistenceTimeout = 5_000;

export type SessionEffects = Pick<IdentityEffects, "signOut" | "tokenChanges"> &
  Pick<AccountCalls, "getMe"> &
  Pick<Storage, "restore" | "persistUserID" | "clearUserID"> &
  TokenCookie &
  Navigation;

interface Input {
  /** Test mode: every visitor counts as logged in or out (account/signInRedirect.ts, forcedStatus). */
  forced?: boolean | null;
}

export interface SessionContext {
  forced: boolean | null;
  /** Whether the provider has reported the signed-in user. */
  isLoaded: boolean;
  user: ProviderUser | null;
  UserID: number | null;
  me: Me | null;
  /** Why the session ended, or why the last attempt failed. */
  error: ClientErrorCode | null;
}

type Event =
  | { type: "TAKE_TOKEN"; user: ProviderUser }
  | { type: "FORGET_TOKEN" | "SIGN_OUT" | "RETRY" | "REFRESH" | "DISMISS" }
  | { type: "FAIL_IDENTITY" | "END_SESSION"; Code: ClientErrorCode };

/** Auth status (specification section 4): null unknown, false logged out, true logged in. */
export const authStatus = ({ context }: Pick<SnapshotFrom<typeof session>, "context">): boolean | null =>
  context.forced ?? (context.isLoaded ? context.user !== null : null);

/**
 * The session of an open page. Effects: `restore`, `tokenChanges`, `getMe`, `signOut`.
 * The provider reports new tokens and other tabs' sign-outs; callers of the API report errors: END_SESSION
 * for a 401, REFRESH for a role that has changed.
 */
export const session = setup({
  types: {
    input: {} as Input,
    context: {} as SessionContext,
    events: {} as Event,
    tags: {} as "pending",
  },
  actors: {
    restore: effectFor<SessionEffects["restore"]>(),
    getMe: effectFor<SessionEffects["getMe"]>(),
    signOut: effectFor<SessionEffects["signOut"]>(),
    tokenChanges: fromCallback<Event>(() => {}),
  },
  guards: {
    isForcedIn: ({ context }) => context.forced === true,
    isForcedOut: ({ context }) => context.forced === false,
    isUnknown: ({ context }) => !context.isLoaded,
    isLoggedOut: ({ context }) => context.isLoaded && context.user === null,
    isLoggedIn: ({ context }) => context.user !== null,
    isMeKnown: ({ context }) => context.me !== null,
    isUserIDKnown: ({ context }) => context.UserID !== null,
    isNewToken: ({ context }, user: ProviderUser) =>
      context.user?.accessToken !== user.accessToken || context.user.uid !== user.uid,
    isNewlyLoggedOut: ({ context }) => !context.isLoaded || context.user !== null,
    isDone: (_, answer: Answer) => answer.ok,
    isSessionOver: (_, answer: Answer) => !answer.ok && isSessionOver(answer.Code),
  },
  actions: {
    restoreUserID: assign((_, answer: Answer<{ persisted: PersistedAccount }>) =>
      answer.ok ? { UserID: answer.persisted.UserID } : {},
    ),
    setToken: assign(({ context }, user: ProviderUser) => {
      const isOther = context.user !== null && context.user.uid !== user.uid;
      return { user, isLoaded: true, error: null, ...(isOther && { me: null, UserID: null }) };
    }),
    clearUser: assign({ isLoaded: true, user: null, UserID: null, me: null }),
    setMe: assign((_, answer: Answer<{ me: Me }>) =>
      answer.ok ? { me: answer.me, UserID: answer.me.UserID, error: null } : {},
    ),
    setFailure: assign((_, answer: Answer) => ({ error: answer.ok ? null : answer.Code })),
    setCode: assign((_, error: ClientErrorCode) => ({ error })),
    clearError: assign({ error: null }),
    setCrashed: assign({ error: "INTERNAL_SERVER_ERROR" }),
    setTimeout: assign({ error: "TIMEOUT" }),
    persistUserID: (_, _UserID: number | null) => {},
    clearUserID: () => {},
    writeCookie: (_, _accessToken: string) => {},
    clearCookie: () => {},
    goTo: (_, _path: string) => {},
  },
  delays: { persistenceTimeout, untilGivingUp: 15_000 },
}).createMachine({
  id: "session",
  description: "Vem som är inloggad, så länge en sida är öppen.",
  context: ({ input }) => ({
    forced: input.forced ?? null,
    isLoaded: false,
    user: null,
    UserID: null,
    me: null,
    error: null,
  }),
  initial: "starting",
  states: {
    starting: {
      description: "Läser av om testläget bestämmer.",
      always: [
        { guard: "isForcedIn", target: "forcedIn" },
        { guard: "isForcedOut", target: "forcedOut" },
        { target: "restoring" },
      ],
    },
    forcedIn: { description: "Testläge: räknas som inloggad." },
    forcedOut: { description: "Testläge: räknas som utloggad." },
    restoring: {
      description: "Läser det som webbläsaren minns sedan sist.",
      tags: "pending",
      after: { persistenceTimeout: "following" },
      invoke: {
        id: "restore",
        src: "restore",
        onDone: { target: "following", actions: { type: "restoreUserID", params: outputOf } },
        onError: "following",
      },
    },
    following: {
      description: "Följer vem inloggningstjänsten säger är inloggad, här och i andra flikar.",
      initial: "deciding",
      invoke: { id: "tokenChanges", src: "tokenChanges" },
      on: {
        TAKE_TOKEN: {
          guard: { type: "isNewToken", params: ({ event }) => event.user },
          target: ".deciding",
          actions: [
            { type: "setToken", params: ({ event }) => event.user },
            { type: "writeCookie", params: ({ event }) => event.user.accessToken },
          ],
        },
        FORGET_TOKEN: {
          guard: "isNewlyLoggedOut",
          target: ".deciding",
          actions: ["clearUser", "clearCookie", "clearUserID"],
        },
        FAIL_IDENTITY: {
          guard: "isUnknown",
          target: ".unreachable",
          actions: { type: "setCode", params: ({ event }) => event.Code },
        },
        END_SESSION: {
          guard: "isLoggedIn",
          target: ".ending",
          actions: { type: "setCode", params: ({ event }) => event.Code },
        },
        SIGN_OUT: { guard: "isLoggedIn", target: ".signingOut" },
      },
      states: {
        deciding: {
          description: "Läser av vad som är känt.",
          always: [
            { guard: "isUnknown", target: "waiting" },
            { guard: "isLoggedOut", target: "loggedOut" },
            { guard: "isMeKnown", target: "loggedIn" },
            { target: "fetchingMe" },
          ],
        },
        waiting: {
          description: "Okänt: väntar på att inloggningstjänsten säger vem som är inloggad.",
          tags: "pending",
          after: { untilGivingUp: { target: "unreachable", actions: "setTimeout" } },
        },
        unreachable: {
          description: "Okänt: inloggningstjänsten gick inte att nå.",
          on: { RETRY: { target: "#session.following", reenter: true, actions: "clearError" } },
        },
        loggedOut: { description: "Utloggad." },
        fetchingMe: {
          description: "Inloggad. Hämtar uppgifterna om kontot.",
          tags: "pending",
          invoke: {
            id: "getMe",
            src: "getMe",
            onDone: [
              {
                guard: { type: "isDone", params: outputOf },
                target: "loggedIn",
                actions: [
                  { type: "setMe", params: outputOf },
                  { type: "persistUserID", params: ({ context }) => context.UserID },
                ],
              },
              {
                guard: { type: "isSessionOver", params: outputOf },
                target: "ending",
                actions: { type: "setFailure", params: outputOf },
              },
              {
                guard: "isUserIDKnown",
                target: "loggedIn",
                actions: { type: "setFailure", params: outputOf },
              },
              { target: "withoutMe", actions: { type: "setFailure", params: outputOf } },
            ],
            onError: [
              { guard: "isUserIDKnown", target: "loggedIn", actions: "setCrashed" },
              { target: "withoutMe", actions: "setCrashed" },
            ],
          },
        },
        withoutMe: {
          description: "Inloggad, men varken numret på användaren eller uppgifterna om kontot är kända.",
          on: { RETRY: { target: "fetchingMe", actions: "clearError" } },
        },
        loggedIn: {
          description: "Inloggad.",
          on: { REFRESH: { target: "fetchingMe", actions: "clearError" } },
        },
        signingOut: {
          description: "Loggar ut.",
          tags: "pending",
          entry: ["clearCookie", "clearError"],
          on: { TAKE_TOKEN: {}, FORGET_TOKEN: {}, SIGN_OUT: {}, END_SESSION: {} },
          invoke: {
            id: "signOut",
            src: "signOut",
            onDone: [
              {
                guard: { type: "isDone", params: outputOf },
                target: "loggedOut",
                actions: ["clearUser", "clearUserID", { type: "goTo", params: rootPath }],
              },
              { target: "notSignedOut", actions: { type: "setFailure", params: outputOf } },
            ],
            onError: { target: "notSignedOut", actions: "setCrashed" },
          },
        },
        notSignedOut: {
          description: "Utloggningen gick inte hela vägen. Det går att försöka igen.",
        },
        ending: {
          description: "Sessionen gäller inte längre, till exempel för att den är återkallad. Loggar ut.",
          tags: "pending",
          entry: "clearCookie",
          on: { TAKE_TOKEN: {}, FORGET_TOKEN: {}, SIGN_OUT: {}, END_SESSION: {} },
          invoke: { id: "endSession", src: "signOut", onDone: "ended", onError: "ended" },
        },
        ended: {
          description: "Utloggad, och felet säger varför. Ett klick leder till startsidan.",
          entry: ["clearUser", "clearUserID"],
          on: { DISMISS: { target: "loggedOut", actions: ["clearError", { type: "goTo", params: rootPath }] } },
        },
      },
    },
  },
});

/** The machine with its effects injected. */
export const sessionWith = (effects: SessionEffects) =>
  session.provide({
    actors: {
      restore: fromCall(effects.restore),
      getMe: fromCall(effects.getMe),
      signOut: fromCall(effects.signOut),
      tokenChanges: fromCallback(({ sendBack }) =>
        effects.tokenChanges(
          (user) => sendBack(user === null ? { type: "FORGET_TOKEN" } : { type: "TAKE_TOKEN", user }),
          (Code) => sendBack({ type: "FAIL_IDENTITY", Code }),
        ),
      ),
    },
    actions: {
      persistUserID: (_, UserID) => {
        if (UserID !== null) effects.persistUserID(UserID);
      },
      clearUserID: () => effects.clearUserID(),
      writeCookie: (_, accessToken) => effects.writeCookie(accessToken),
      clearCookie: () => effects.clearCookie(),
      goTo: (_, path) => effects.goTo(path),
    },
  });
