import { isStaff } from "@lagrum/core/account/roles";
import type { ClientErrorCode, ErrorCode } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import { lazy, Suspense, useEffect, useState } from "react";
import { type Opened, openSession } from "./session/openSession.ts";

const App = lazy(() => import("./App.tsx").then((module) => ({ default: module.App })));
const LoginAlert = lazy(() => import("./session/LoginAlert.tsx").then((module) => ({ default: module.LoginAlert })));

const leave = (path: string) => location.assign(path);

/** Renders nothing until the session is known, or the reason when it can't be read. */
export function Start() {
  const [outcome, setOutcome] = useState<Opened | { Code: ClientErrorCode } | null>(null);
  const [ending, end] = useState<ErrorCode | null>(null);
  const me = outcome && "me" in outcome ? outcome.me : null;
  const isOther =
    outcome !== null && "identity" in outcome && outcome.identity.isSignedIn() && !isStaff(me?.roles ?? []);

  useEffect(() => {
    if (isOther && ending === null) leave("/");
  }, [isOther, ending]);

  useEffect(() => {
    let isCurrent = true;
    openSession().then(
      (opened) => isCurrent && setOutcome(opened),
      () => isCurrent && setOutcome({ Code: "NETWORK_ERROR" }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  const identity = outcome !== null && "identity" in outcome && me !== null ? outcome.identity : null;
  useEffect(() => identity?.onSignOut(() => end("NOT_LOGGED_IN")), [identity]);

  if (outcome === null) return null;
  if ("Code" in outcome) {
    return (
      <main style={{ maxWidth: "38rem", margin: "4rem auto", padding: "0 1rem", fontFamily: "system-ui, sans-serif" }}>
        <p role="alert">{errorText(outcome.Code)}</p>
        <button type="button" onClick={() => location.reload()}>
          Försök igen
        </button>
      </main>
    );
  }
  if (isOther && ending === null) return null;
  return (
    <Suspense fallback={null}>
      {me === null || ending !== null ? (
        <LoginAlert code={ending ?? "NOT_LOGGED_IN"} leave={leave} />
      ) : (
        <App {...outcome} me={me} leave={leave} end={end} />
      )}
    </Suspense>
  );
}
