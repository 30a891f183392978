import type { Me } from "../../account/accountSchema.ts";
import type { PersistedAccount } from "../../account/accountStorage.ts";
import type { AccountCalls, IdentityEffects, Navigation, Storage, TokenCookie } from "../accountEffects.ts";

/** Every effect of the account machines. */
export type Effects = IdentityEffects & AccountCalls & Storage & TokenCookie & Navigation;

/** The calls of the effects, and the state that the browser and the provider would have after them. */
export interface RecordedEffects {
  /** In order. */
  calls: { name: string; input: unknown }[];
  cookie: string | null;
  persisted: PersistedAccount;
  path: string | null;
  /** Whether the provider has someone signed in. */
  isSignedIn: boolean;
}

type Listener = Parameters<IdentityEffects["tokenChanges"]>;

export const karin: Me = {
  UserID: 4,
  Email: "karin@exempel.se",
  FirstName: "Karin",
  LastName: "Ekdal",
  Title: null,
  roles: [],
  Status: [],
  Confirmed: true,
  PasswordSet: true,
  Phone: null,
  UniversityID: null,
  Programme: null,
  Semester: null,
  ExpectedGraduation: null,
  Areas: [],
  Languages: [],
  LinkedIn: null,
  Motivation: null,
  WeeklyHours: null,
  CreatedAt: "2026-11-21T08:00:00Z",
  AcceptedAt: null,
  RejectedAt: null,
  RejectReason: null,
};

const doesNothing = () => {};

/** Fake effects: each records its call and stays pending until `answer` or `crash`. */
export function createFakes() {
  const recorded: RecordedEffects = {
    calls: [],
    cookie: null,
    persisted: { UserID: null, Email: null, isActivation: false },
    path: null,
    isSignedIn: false,
  };
  let waiting: { name: string; answer: (output: unknown) => void; crash: (error: Error) => void } | undefined;
  let listener: Listener | undefined;

  const record = (name: string, input?: unknown) => recorded.calls.push({ name, input });
  const pendingCall =
    (name: string) =>
    <Output>(input?: unknown) => {
      record(name, input);
      return new Promise<Output>((resolve, reject) => {
        waiting = { name, answer: (output) => resolve(output as Output), crash: reject };
      });
    };
  const effects: Effects = {
    signIn: pendingCall("signIn"),
    signInWithLink: pendingCall("signInWithLink"),
    signOut: pendingCall("signOut"),
    sendActivationLink: pendingCall("sendActivationLink"),
    sendSignInLink: pendingCall("sendSignInLink"),
    sendPasswordReset: pendingCall("sendPasswordReset"),
    checkReset: pendingCall("checkReset"),
    confirmReset: pendingCall("confirmReset"),
    getMe: pendingCall("getMe"),
    handleUnconfirmedUser: pendingCall("handleUnconfirmedUser"),
    confirmAccount: pendingCall("confirmAccount"),
    passwordUpdated: pendingCall("passwordUpdated"),
    signUp: pendingCall("signUp"),
    acceptUser: pendingCall("acceptUser"),
    rejectUser: pendingCall("rejectUser"),
    restore: pendingCall("restore"),
    tokenChanges: (...callbacks) => {
      record("tokenChanges");
      listener = callbacks;
      return doesNothing;
    },
    persistUserID: (UserID) => {
      record("persistUserID", UserID);
      recorded.persisted.UserID = UserID;
    },
    clearUserID: () => {
      record("clearUserID");
      recorded.persisted.UserID = null;
    },
    persistEmail: (address) => {
      record("persistEmail", address);
      Object.assign(recorded.persisted, address);
    },
    clearEmail: () => {
      record("clearEmail");
      Object.assign(recorded.persisted, { Email: null, isActivation: false });
    },
    writeCookie: (accessToken) => {
      record("writeCookie", accessToken);
      recorded.cookie = accessToken;
    },
    clearCookie: () => {
      record("clearCookie");
      recorded.cookie = null;
    },
    goTo: (path) => {
      record("goTo", path);
      recorded.path = path;
    },
  };

  const taken = () => {
    if (waiting === undefined) throw new Error("No effect waits for an answer");
    const { name, answer, crash } = waiting;
    waiting = undefined;
    return { name, answer, crash };
  };
  return {
    effects,
    recorded,
    /** Resolves the pending effect. */
    answer(output: unknown) {
      const { name, answer } = taken();
      const isDone = typeof output === "object" && output !== null && "ok" in output && output.ok === true;
      if (isDone && (name === "signIn" || name === "signInWithLink")) recorded.isSignedIn = true;
      if (isDone && name === "restore" && "persisted" in output)
        recorded.persisted = { ...(output.persisted as PersistedAccount) };
      if (isDone && name === "signOut") recorded.isSignedIn = false;
      answer(output);
    },
    /** The name of the pending effect. */
    waitsFor: () => waiting?.name,
    crash: () => taken().crash(new Error("crash")),
    /** Reports a token change of the provider. */
    report: (...user: Parameters<Listener[0]>) => listener?.[0](...user),
    fail: (...code: Parameters<Listener[1]>) => listener?.[1](...code),
  };
}
export type Fakes = ReturnType<typeof createFakes>;

/** Resolves when all promise callbacks that are due have run. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
