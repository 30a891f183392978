import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { loadScriptWithRetry } from "../browser/loadScript.ts";

type Setting = NonNullable<OutsideServices["Promotion"]>;

declare global {
  interface Window {
    KlarnaOnsiteService?: unknown[] | { push(order: unknown): unknown };
  }
}

/**
 * The provider's script fills elements with this tag name, and reads commands from a queue that may exist before it.
 * @param signal stops the attempts to load it
 */
export function fill(slot: HTMLElement, { Key, Locale, Script, ClientID }: Setting, signal: AbortSignal): void {
  if (signal.aborted) return;
  const placement = document.createElement("klarna-placement");
  placement.setAttribute("data-key", Key);
  placement.setAttribute("data-locale", Locale);
  placement.lang = Locale.slice(0, 2);
  slot.replaceChildren(placement);
  window.KlarnaOnsiteService ??= [];
  window.KlarnaOnsiteService.push({ eventName: "refresh-placements" });
  const attributes = ClientID ? { "data-client-id": ClientID } : undefined;
  loadScriptWithRetry({ src: Script, signal, ...(attributes && { attributes }) });
}
