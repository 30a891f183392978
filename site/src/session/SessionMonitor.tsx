import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "../browser/whenIdle.ts";
import { mayHaveSession } from "./mayHaveSession.ts";
import { startSession, stopSession, useSession } from "./session.ts";

const SessionEndedAlert = lazy(() =>
  import("./SessionEndedAlert.tsx").then((module) => ({ default: module.SessionEndedAlert })),
);

/** Pages that sign in with a machine of their own. */
const signsIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }) =>
  ["/signin", "/userMgmt"].includes(pathname) || new URLSearchParams(searchStr).has("oobCode");

/**
 * Starts the session on every page, when the browser is idle and someone may be signed in, and shows an alert when it
 * has ended.
 */
export function SessionMonitor() {
  const isPaused = useLocation({ select: signsIn });
  const { at } = useSession();
  useEffect(() => {
    if (isPaused) return stopSession();
    return mayHaveSession() ? whenIdle(() => void startSession()) : undefined;
  }, [isPaused]);
  return (
    at === "ended" && (
      <Suspense>
        <SessionEndedAlert />
      </Suspense>
    )
  );
}
