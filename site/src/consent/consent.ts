import { useEffect, useRef, useSyncExternalStore } from "react";
import { type Choice, readChoice } from "./choice.ts";

/** Where a choice is sent, with script and without. */
export const choiceAddress = "/cookie-declaration";

const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** A choice may have been made in another tab, or after this page was put aside for the back button. */
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

const choiceNow = (): Choice => readChoice(document.cookie);

/** What the visitor has chosen: as the page was rendered, and then as the browser knows. */
export const useChoice = (rendered: Choice): Choice => useSyncExternalStore(subscribe, choiceNow, () => rendered);

/** Follows a withdrawal, made here or in another tab: the page is loaded anew, since what runs can't be unloaded. */
export function useWithdrawal(choice: Choice): void {
  const before = useRef(choice);
  useEffect(() => {
    const isWithdrawn = before.current === "all" && choice !== "all";
    before.current = choice;
    if (!isWithdrawn) return;
    void import("./giveUp.ts").then(({ giveUpConsented }) => {
      giveUpConsented();
      window.location.reload();
    });
  }, [choice]);
}

/**
 * Sends a choice and lets the page follow it.
 * @returns whether it was kept; a browser that refuses cookies keeps none
 */
export async function sendChoice(form: FormData): Promise<boolean> {
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  try {
    const answer = await fetch(choiceAddress, {
      method: "POST",
      body: new URLSearchParams(fields),
      // The way back is for browsers without script.
      redirect: "manual",
    });
    if (answer.type !== "opaqueredirect") return false;
  } catch {
    return false;
  }
  tellAll();
  return choiceNow() !== "none";
}
