import { useEffect, useRef, useSyncExternalStore } from "react";
import { type Choice, readChoice } from "./choice.ts";

/** Where a choice is posted, with and without JavaScript. */
export const CHOICE_PATH = "/cookie-declaration";

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** A choice may have been made in another tab, or while this page was in the back/forward cache. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("pageshow", listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("pageshow", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

const readCurrentChoice = (): Choice => readChoice(document.cookie);

/** The consent choice: the server's at first render, then the browser's. */
export const useChoice = (rendered: Choice): Choice =>
  useSyncExternalStore(subscribe, readCurrentChoice, () => rendered);

/** Reloads the page after a withdrawal, here or in another tab, since a running script can't be unloaded. */
export function useWithdrawal(choice: Choice): void {
  const before = useRef(choice);
  useEffect(() => {
    const isWithdrawn = before.current === "all" && choice !== "all";
    before.current = choice;
    if (!isWithdrawn) return;
    void import("./removeConsented.ts").then(({ removeConsented }) => {
      removeConsented();
      window.location.reload();
    });
  }, [choice]);
}

/**
 * Stores a choice and updates the page.
 * @returns whether it was stored; a browser may refuse cookies
 */
export async function sendChoice(form: FormData): Promise<boolean> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  try {
    const response = await fetch(CHOICE_PATH, {
      method: "POST",
      body: new URLSearchParams(fields),
      // `Back` is for browsers without JavaScript.
      redirect: "manual",
    });
    if (response.type !== "opaqueredirect") return false;
  } catch {
    return false;
  }
  notifyListeners();
  return readCurrentChoice() !== "none";
}
