import { useSyncExternalStore } from "react";

/** What the part of the address after # says: "#login", or "#login?steg=…" for a walk that can be shared. */
export interface Place {
  machine: string;
  /** Transitions taken, by key; null when nobody walks. */
  steps: string[] | null;
}

export function readPlace(hash: string): Place {
  const [machine = "", query] = hash.replace(/^#/, "").split("?");
  const steps = new URLSearchParams(query).get("steg");
  return { machine: decoded(machine), steps: steps === null ? null : steps.split("~").filter(Boolean) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

export function hashOf({ machine, steps }: Place): string {
  const name = `#${encodeURIComponent(machine)}`;
  return steps === null ? name : `${name}?${new URLSearchParams({ steg: steps.join("~") })}`;
}

/** Goes to a place; each step is one that the browser's back button takes back, unless it is part of a performance. */
export function goTo(place: Place, how: "push" | "replace" = "push"): void {
  if (how === "push") location.hash = hashOf(place);
  else {
    history.replaceState(null, "", hashOf(place));
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

export const usePlace = (): Place => readPlace(useSyncExternalStore(subscribe, () => location.hash));
