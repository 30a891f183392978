import { registered } from "@lagrum/core/domain/storageRegister";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { type Choice, consentedCookies, domainsOf, readChoice } from "./choice.ts";

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

function emptyStorage(kind: "localStorage" | "sessionStorage"): void {
  try {
    for (const key of Object.keys(window[kind])) {
      if (registered(kind, key)?.need === "consent") window[kind].removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to give up.
  }
}

/** What scripts of others have left in this browser; the server's answer has taken the cookies it knew of. */
function giveUpConsented(): void {
  emptyStorage("localStorage");
  emptyStorage("sessionStorage");
  for (const name of consentedCookies(document.cookie)) {
    for (const place of ["", ...domainsOf(window.location.hostname).map((domain) => `; Domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to remove one is unknown to Safari and Firefox
      document.cookie = `${name}=; Path=/; Max-Age=0${place}`;
    }
  }
}

/** Follows a withdrawal, made here or in another tab: the page is loaded anew, since what runs can't be unloaded. */
export function useWithdrawal(choice: Choice): void {
  const before = useRef(choice);
  useEffect(() => {
    const isWithdrawn = before.current === "all" && choice !== "all";
    before.current = choice;
    if (!isWithdrawn) return;
    giveUpConsented();
    window.location.reload();
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
