import { useEffect, useRef, useSyncExternalStore } from "react";
import type { PageActionId } from "./shortcuts.ts";

export interface PageAction {
  id: PageActionId;
  text: string;
  run: () => void;
}

let actions: readonly PageAction[] = [];
const listeners = new Set<() => void>();
const set = (next: readonly PageAction[]) => {
  actions = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Registers an action of the page for the palette and the shortcuts, while `isPossible`. */
export function usePageAction(id: PageActionId, text: string, run: () => void, isPossible = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isPossible) return;
    const action = { id, text, run: () => latest.current() };
    set([...actions.filter((other) => other.id !== id), action]);
    return () => set(actions.filter((other) => other !== action));
  }, [id, text, isPossible]);
}

/** The actions of the current page. */
export const usePageActions = (): readonly PageAction[] => useSyncExternalStore(subscribe, () => actions);

/** Runs an action if the page has it. @returns whether it has */
export function runPageAction(id: PageActionId): boolean {
  const action = actions.find((one) => one.id === id);
  action?.run();
  return action !== undefined;
}
