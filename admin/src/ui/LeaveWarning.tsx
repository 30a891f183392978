import { useEffect } from "react";
import { useBlocker } from "react-admin";
import { DiscardDialog } from "./DiscardDialog.tsx";

interface Props {
  isUnsaved: boolean;
  /** Tries to save first. If it succeeds, the page is left without a dialog. */
  onSave?: () => void;
  /** Called when the user leaves without saving. */
  onDiscard?: () => void;
}

/** Blocks navigation away from unsaved text. */
export function LeaveWarning({ isUnsaved, onSave, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    if (isBlocked) onSave?.();
  }, [isBlocked, onSave]);
  useEffect(() => {
    if (blocker.state === "blocked" && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  if (blocker.state !== "blocked") return null;
  const leave = () => {
    onDiscard?.();
    blocker.proceed();
  };
  return <DiscardDialog onStay={() => blocker.reset()} onLeave={leave} />;
}
