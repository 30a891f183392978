import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "../browser/whenIdle.ts";
import { mayHaveSession } from "./mayHaveSession.ts";
import { startSession, stopSession, useSession } from "./session.ts";

const SessionEndedAlert = lazy(() =>
  import("./SessionEndedAlert.tsx").then((module) => ({ default: module.SessionEndedAlert })),
);

/** Pages whose own machine signs in. */
const signsIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }) =>
  ["/signin", "/userMgmt"].includes(pathname) || new URLSearchParams(searchStr).has("oobCode");

/**
 * Starts the session on every page, when the browser is idle and someone may be signed in, and says when it has ended.
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
