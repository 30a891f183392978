import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import { lazy, Suspense, useEffect, useState } from "react";
import { type Opened, openSession } from "./openSession.ts";

const App = lazy(() => import("../App.tsx").then((module) => ({ default: module.App })));

/** Renders nothing until it is known who is here, and the reason when that can't be known. */
export function Start() {
  const [outcome, setOutcome] = useState<Opened | { Code: ClientErrorCode } | null>(null);

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
  return (
    <Suspense fallback={null}>
      <App {...outcome} />
    </Suspense>
  );
}
