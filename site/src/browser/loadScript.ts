import { trustedScriptUrl } from "@lagrum/core/csp/trustedTypes";

/** Milliseconds between attempts (specification section 9). */
const RETRY = 1000;

interface Loading {
  src: string;
  attributes?: Record<string, string>;
  /** Stops the retries. */
  signal: AbortSignal;
}

/** Loads a script once, and retries every second until it is loaded. */
export function loadScriptWithRetry({ src, attributes = {}, signal }: Loading): void {
  if (signal.aborted || [...document.scripts].some((script) => script.getAttribute("src") === src)) return;
  const script = document.createElement("script");
  script.src = trustedScriptUrl(src);
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.addEventListener("error", () => {
    script.remove();
    const retry = setTimeout(() => loadScriptWithRetry({ src, attributes, signal }), RETRY);
    signal.addEventListener("abort", () => clearTimeout(retry), { once: true });
  });
  document.head.append(script);
}
