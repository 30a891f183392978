import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "../browser/whenIdle.ts";
import { mayHaveSession } from "./accountStorage.ts";
import { startSession, stopSession, useSession } from "./session.ts";

const SessionEndedAlert = lazy(() =>
  import("./SessionEndedAlert.tsx").then((module) => ({ default: module.SessionEndedAlert })),
);

/** Where a machine of its own signs in. */
const signsIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }) =>
  ["/signin", "/userMgmt"].includes(pathname) || new URLSearchParams(searchStr).has("oobCode");

/**
 * Follows the session from every page, once the page has nothing more to do and there is a sign of one, and says when
 * it has ended.
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
