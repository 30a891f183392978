import { useEffect, useRef, useSyncExternalStore } from "react";
import type { PageActionId } from "./shortcuts.ts";

export interface PageAction {
  id: PageActionId;
  text: string;
  run: () => void;
}

let acts: readonly PageAction[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly PageAction[]) => {
  acts = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Offers something that can be done here to the palette and the keyboard, for as long as `isPossible`. */
export function usePageAction(id: PageActionId, text: string, run: () => void, isPossible = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isPossible) return;
    const act = { id, text, run: () => latest.current() };
    set([...acts.filter((other) => other.id !== id), act]);
    return () => set(acts.filter((other) => other !== act));
  }, [id, text, isPossible]);
}

/** What can be done on the page, now. */
export const usePageActions = (): readonly PageAction[] => useSyncExternalStore(subscribe, () => acts);

/** Does it, if it can be done here. @returns whether it could */
export function runPageAction(id: PageActionId): boolean {
  const act = acts.find((one) => one.id === id);
  act?.run();
  return act !== undefined;
}
