import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { whenIdle } from "../whenIdle.ts";
import { hasSignOfSession } from "./kept.ts";
import { startSession, stopSession, useSession } from "./session.ts";

const EndedAlert = lazy(() => import("./EndedAlert.tsx").then((module) => ({ default: module.EndedAlert })));

/** Where a machine of its own signs in. */
const signsIn = ({ pathname, searchStr }: { pathname: string; searchStr: string }) =>
  ["/signin", "/userMgmt"].includes(pathname) || new URLSearchParams(searchStr).has("oobCode");

/**
 * Follows the session from every page, once the page has nothing more to do and there is a sign of one, and says when
 * it has ended.
 */
export function SessionKeeper() {
  const isPaused = useLocation({ select: signsIn });
  const { at } = useSession();
  useEffect(() => {
    if (isPaused) return stopSession();
    return hasSignOfSession() ? whenIdle(() => void startSession()) : undefined;
  }, [isPaused]);
  return (
    at === "ended" && (
      <Suspense>
        <EndedAlert />
      </Suspense>
    )
  );
}
