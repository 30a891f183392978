import type { Me } from "../../account/accountSchema.ts";
import type { AccountCalls, IdentityEffects, Kept, Navigation, Storage, TokenCookie } from "../accountEffects.ts";

/** Every effect of the account machines. */
export type Effects = IdentityEffects & AccountCalls & Storage & TokenCookie & Navigation;

/** What the effects left behind, as a browser, the provider and the server would have it. */
export interface Aftermath {
  /** Each effect in its order: its name and what it got. */
  calls: { name: string; input: unknown }[];
  cookie: string | null;
  kept: Kept;
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

/** Effects that wait until they are told what to come back with, and that remember what they were asked. */
export function createFakes() {
  const aftermath: Aftermath = {
    calls: [],
    cookie: null,
    kept: { UserID: null, Email: null, isActivation: false },
    path: null,
    isSignedIn: false,
  };
  let waiting: { name: string; answer: (output: unknown) => void; crash: (error: Error) => void } | undefined;
  let listener: Listener | undefined;

  const note = (name: string, input?: unknown) => aftermath.calls.push({ name, input });
  const asked =
    (name: string) =>
    <Output>(input?: unknown) => {
      note(name, input);
      return new Promise<Output>((resolve, reject) => {
        waiting = { name, answer: (output) => resolve(output as Output), crash: reject };
      });
    };
  const effects: Effects = {
    signIn: asked("signIn"),
    signInWithLink: asked("signInWithLink"),
    signOut: asked("signOut"),
    sendActivationLink: asked("sendActivationLink"),
    sendSignInLink: asked("sendSignInLink"),
    sendPasswordReset: asked("sendPasswordReset"),
    checkReset: asked("checkReset"),
    confirmReset: asked("confirmReset"),
    getMe: asked("getMe"),
    handleUnconfirmedUser: asked("handleUnconfirmedUser"),
    confirmAccount: asked("confirmAccount"),
    passwordUpdated: asked("passwordUpdated"),
    signUp: asked("signUp"),
    acceptUser: asked("acceptUser"),
    rejectUser: asked("rejectUser"),
    restore: asked("restore"),
    tokenChanges: (...told) => {
      note("tokenChanges");
      listener = told;
      return doesNothing;
    },
    keepUserID: (UserID) => {
      note("keepUserID", UserID);
      aftermath.kept.UserID = UserID;
    },
    forgetUserID: () => {
      note("forgetUserID");
      aftermath.kept.UserID = null;
    },
    keepEmail: (kept) => {
      note("keepEmail", kept);
      Object.assign(aftermath.kept, kept);
    },
    forgetEmail: () => {
      note("forgetEmail");
      Object.assign(aftermath.kept, { Email: null, isActivation: false });
    },
    writeCookie: (accessToken) => {
      note("writeCookie", accessToken);
      aftermath.cookie = accessToken;
    },
    clearCookie: () => {
      note("clearCookie");
      aftermath.cookie = null;
    },
    goTo: (path) => {
      note("goTo", path);
      aftermath.path = path;
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
    aftermath,
    /** The effect that waits comes back with this. */
    answer(output: unknown) {
      const { name, answer } = taken();
      const isDone = typeof output === "object" && output !== null && "ok" in output && output.ok === true;
      if (isDone && (name === "signIn" || name === "signInWithLink")) aftermath.isSignedIn = true;
      if (isDone && name === "restore" && "kept" in output) aftermath.kept = { ...(output.kept as Kept) };
      if (isDone && name === "signOut") aftermath.isSignedIn = false;
      answer(output);
    },
    /** The name of the effect that waits. */
    waitsFor: () => waiting?.name,
    crash: () => taken().crash(new Error("crash")),
    /** The provider's news. */
    report: (...user: Parameters<Listener[0]>) => listener?.[0](...user),
    fail: (...code: Parameters<Listener[1]>) => listener?.[1](...code),
  };
}
export type Fakes = ReturnType<typeof createFakes>;

/** Lets every promise that has been settled arrive. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));
