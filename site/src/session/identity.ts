import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import type { Answer, IdentityEffects } from "@lagrum/core/machines/accountEffects";
import { api } from "../api/api.ts";
import { canKeepSession } from "./canKeepSession.ts";
import type { Provider } from "./firebase.ts";
import { hideMachines, showMachines } from "./inspector.ts";

/**
 * The identity provider for the account machines. The Firebase SDK is imported at the first call, so that pages for
 * reading don't load it. Where that fails, the call fails with a code and the next call tries again.
 */

type Opened = { ok: true; provider: Provider } | { ok: false; Code: ClientErrorCode };

let opening: Promise<Opened> | undefined;

async function load(): Promise<Opened> {
  const [settings, firebase] = await Promise.all([api().getSettings(), import("./firebase.ts").catch(() => null)]);
  if (!settings.ok) return { ok: false, Code: settings.body.Code };
  if (firebase === null) return { ok: false, Code: "NETWORK_ERROR" };
  if (settings.body.Mode === "demo") void showMachines();
  else hideMachines();
  return { ok: true, provider: await firebase.openFirebase(settings.body) };
}

function open(): Promise<Opened> {
  opening ??= load().then(
    (opened) => {
      if (!opened.ok) opening = undefined;
      return opened;
    },
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

async function ask<A extends Answer>(call: (provider: Provider) => Promise<A>): Promise<A | Answer<never>> {
  const opened = await open();
  return opened.ok ? call(opened.provider) : opened;
}

const askToSignIn: typeof ask = async (call) => (canKeepSession() ? ask(call) : { ok: false, Code: "STORAGE_BLOCKED" });

/** Preloads the SDK, on a page that will need it soon. Where that fails, the call that needs it tries again. */
export function prepareIdentity(): void {
  open().catch(() => {});
}

export const identity: IdentityEffects & Pick<Provider, "applyCode" | "confirmIdentity" | "changePassword"> = {
  signIn: (input) => askToSignIn((provider) => provider.signIn(input)),
  signInWithLink: (input) => askToSignIn((provider) => provider.signInWithLink(input)),
  signOut: () => ask((provider) => provider.signOut()),
  sendActivationLink: (input) => ask((provider) => provider.sendActivationLink(input)),
  sendSignInLink: (input) => ask((provider) => provider.sendSignInLink(input)),
  sendPasswordReset: (input) => ask((provider) => provider.sendPasswordReset(input)),
  checkReset: (input) => ask((provider) => provider.checkReset(input)),
  confirmReset: (input) => ask((provider) => provider.confirmReset(input)),
  applyCode: (input) => ask((provider) => provider.applyCode(input)),
  confirmIdentity: (input) => ask((provider) => provider.confirmIdentity(input)),
  changePassword: (input) => ask((provider) => provider.changePassword(input)),
  tokenChanges(report, fail) {
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    void open().then((opened) => {
      if (isOver) return;
      if (opened.ok) end = opened.provider.tokenChanges(report, fail);
      else fail(opened.Code);
    });
    return () => end();
  },
};

/** The signed-in account's access token, refreshed when expired; undefined when signed out. */
export async function currentToken(): Promise<string | undefined> {
  const opened = await open();
  return opened.ok ? opened.provider.token() : undefined;
}

/** Fetches a new token, with current claims. The session is notified as for every new token. */
export async function renewToken(): Promise<void> {
  const opened = await open();
  if (opened.ok) await opened.provider.renewToken();
}

/** Whether Firebase has a signed-in user; false when it can't be loaded. */
export async function isSignedIn(): Promise<boolean> {
  const opened = await open();
  return opened.ok && opened.provider.isSignedIn();
}
