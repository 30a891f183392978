import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import { loadScriptWithRetry } from "../browser/loadScript.ts";

interface Running {
  /** Stops the attempts to load its scripts. */
  signal: AbortSignal;
  onAttempt: (failures: number | null) => void;
}

const nonceOfPage = () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";

/**
 * Inserts the provider's HTML and runs its scripts, which `innerHTML` does not: external ones are loaded with retries, and
 * inline ones get the page's nonce.
 */
export function runSnippet(target: HTMLElement, snippet: string, { signal, onAttempt }: Running): void {
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(snippet);
  const scripts = [...template.content.querySelectorAll("script")];
  for (const script of scripts) script.remove();
  target.replaceChildren(template.content);
  for (const { src, textContent } of scripts) {
    if (src) {
      loadScriptWithRetry({ src, signal, onAttempt });
      signal.addEventListener("abort", () => removeScript(src), { once: true });
      continue;
    }
    const inline = document.createElement("script");
    inline.nonce = nonceOfPage();
    inline.textContent = textContent;
    target.append(inline);
  }
  if (!scripts.some(({ src }) => src)) onAttempt(null);
}

/** Removes the script, so that it runs again with the next snippet. */
function removeScript(src: string): void {
  for (const script of [...document.scripts])
    if (script.src === src || script.getAttribute("src") === src) script.remove();
}
