import "core-js/actual/map/group-by";
import "core-js/actual/promise/with-resolvers";
import "core-js/actual/string/is-well-formed";
import "core-js/actual/string/to-well-formed";

// core-js would bring its own URL.
URL.canParse ??= (url: string | URL, base?: string | URL) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

/** Aborts with the first of the signals. core-js has no built-ins of the DOM. */
AbortSignal.any ??= (signals: Iterable<AbortSignal>): AbortSignal => {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: any.signal });
  }
  return any.signal;
};
