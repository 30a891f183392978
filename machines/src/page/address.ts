import { useSyncExternalStore } from "react";

/** The URL's hash: "#login", or "#login?steg=…" for a simulator walk to share. */
export interface Place {
  machine: string;
  /** Keys of the transitions taken; null when the simulator is off. */
  steps: string[] | null;
}

export function parseHash(hash: string): Place {
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

/** Navigates. "push" adds a history entry, so that the back button undoes a step; playback uses "replace". */
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

export const useLocation = (): Place => parseHash(useSyncExternalStore(subscribe, () => location.hash));
