import { formatTime } from "@lagrum/core/text/dates";
import type { DraftState } from "../drafts/useDraft.ts";

/** "Sparat kl. 9.05", "Skriver …": whether the text is saved. */
export function savedLabel({ state }: DraftState): string {
  const { savedAt, Version, savesItself } = state.context;
  if (state.matches("finishing")) return "Skickar …";
  if (state.matches("saving") || state.matches("comparing")) return "Sparar …";
  if (state.matches("saved")) {
    if (savedAt !== null) return `Sparat kl. ${formatTime(savedAt)}`;
    return Version === null ? "Texten sparas medan du skriver." : "Sparat";
  }
  if (state.matches("typed")) return savesItself ? "Skriver …" : "Inte sparat";
  return "Inte sparat";
}
