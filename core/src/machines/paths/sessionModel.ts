import type { ProviderUser } from "../accountEffects.ts";
import { session, sessionWith } from "../session.ts";
import { karin } from "./fakes.ts";
import { callsTo, failed, type MachineModel, succeeded } from "./model.ts";

const restored = (UserID: number | null) => ({ ok: true, persisted: { UserID, Email: null, isActivation: false } });
const user = { uid: "u1", accessToken: "first" };

export const sessionModel: MachineModel = {
  machine: session,
  withEffects: sessionWith,
  inputs: [{}, { forced: true }, { forced: false }],
  userEvents: [{ type: "SIGN_OUT" }, { type: "RETRY" }, { type: "REFRESH" }, { type: "DISMISS" }],
  externalEvents: [
    { type: "TAKE_TOKEN", user },
    { type: "TAKE_TOKEN", user: { ...user, accessToken: "second" } },
    { type: "TAKE_TOKEN", user: { uid: "u2", accessToken: "other" } },
    { type: "FORGET_TOKEN" },
    { type: "FAIL_IDENTITY", Code: "NETWORK_ERROR" },
    { type: "END_SESSION", Code: "REVOKED_TOKEN" },
    { type: "xstate.after.persistenceTimeout.session.restoring" },
    { type: "xstate.after.untilGivingUp.session.following.waiting" },
  ],
  deliver: (event, fakes) => {
    if (event.type === "TAKE_TOKEN") fakes.report(event.user as ProviderUser);
    else if (event.type === "FORGET_TOKEN") fakes.report(null);
    else if (event.type === "FAIL_IDENTITY") fakes.fail("NETWORK_ERROR");
    else return false;
    return true;
  },
  effectResults: {
    restore: [restored(null), restored(4)],
    getMe: [{ ok: true, me: karin }, failed("REVOKED_TOKEN"), failed("NETWORK_ERROR")],
    signOut: [succeeded, failed("NETWORK_ERROR")],
    endSession: [succeeded],
  },
  pendingStates: ["waiting"],
  idleStates: ["forcedIn", "forcedOut", "following.loggedOut"],
  // Failed browser storage is ignored: the provider decides who is signed in.
  ignoredEffects: ["restore", "endSession"],
  statesWithError: ["following.ending"],
  expectations: ({ at, context, last }, recorded) => {
    const token = (context.user as ProviderUser | null)?.accessToken ?? null;
    const isLeaving = ["following.signingOut", "following.ending", "following.notSignedOut"].includes(at);
    return {
      "the cookie has the newest token, and none when no user is signed in": [
        recorded.cookie,
        isLeaving ? null : token,
      ],
      ...(context.forced !== null && {
        "the test mode makes no calls": [recorded.calls, []],
        "and stays": [at, context.forced ? "forcedIn" : "forcedOut"],
      }),
      ...((at === "following.loggedOut" || at === "following.ended") && {
        "the account's data is cleared": [
          [context.user, context.UserID, context.me, recorded.persisted.UserID],
          [null, null, null, null],
        ],
      }),
      ...(at === "following.loggedIn" &&
        context.me !== null && { "the UserID is persisted": [recorded.persisted.UserID, karin.UserID] }),
      ...(at === "following.ended" && {
        "the error is set": [context.error, "REVOKED_TOKEN"],
        "there is no redirect": [recorded.path, null],
      }),
      ...((at === "following.signingOut" || at === "following.ending") && {
        "a user is signed in": [context.user === null, false],
      }),
      ...(at === "following.withoutMe" && { "no UserID is persisted": [context.UserID, null] }),
      ...(at === "following.unreachable" && { "the error is set": [context.error === null, false] }),
      ...(last === "DISMISS" && { "a click goes to the root": [recorded.path, "/"] }),
      ...(at === "following.waiting" && {
        "the machine is subscribed to the provider": [callsTo(recorded, "tokenChanges").length > 0, true],
        "the persisted data is loaded": [context.UserID, recorded.persisted.UserID],
      }),
    };
  },
};
