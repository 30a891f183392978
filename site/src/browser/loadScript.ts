import { trustedScriptUrl } from "@lagrum/core/csp/trustedTypes";

/** Milliseconds between attempts (specification section 9). */
const RETRY = 1000;

interface Loading {
  src: string;
  attributes?: Record<string, string>;
  /** Stops the retries. */
  signal: AbortSignal;
  /** Called after each attempt: the number of failures, or null once it is loaded. */
  onAttempt?: (failures: number | null) => void;
}

/** Loads a script once, and retries every second until it is loaded. */
export function loadScriptWithRetry(loading: Loading, failures = 0): void {
  const { src, attributes = {}, signal, onAttempt } = loading;
  if (signal.aborted || [...document.scripts].some((script) => script.getAttribute("src") === src)) return;
  const script = document.createElement("script");
  script.src = trustedScriptUrl(src);
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.addEventListener("load", () => onAttempt?.(null));
  script.addEventListener("error", () => {
    script.remove();
    if (signal.aborted) return;
    onAttempt?.(failures + 1);
    const retry = setTimeout(() => loadScriptWithRetry(loading, failures + 1), RETRY);
    signal.addEventListener("abort", () => clearTimeout(retry), { once: true });
  });
  document.head.append(script);
}
