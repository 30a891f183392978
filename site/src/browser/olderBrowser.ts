/**
 * The built-ins of the supported browsers that the pages use and iOS 16 lacks. Our own: core-js would cost these readers
 * 13 kB, and all others one more request, for the runtime of its modules.
 */
Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

Promise.withResolvers ??= <T>() => {
  const resolvers = {} as PromiseWithResolvers<T>;
  resolvers.promise = new Promise<T>((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return resolvers;
};

/** A half of a surrogate pair without the other half. */
const loneSurrogate = /\p{Surrogate}/gu;

String.prototype.toWellFormed ??= function toWellFormed(this: string) {
  return this.replace(loneSurrogate, "\ufffd");
};

String.prototype.isWellFormed ??= function isWellFormed(this: string) {
  return this.search(loneSurrogate) < 0;
};

URL.canParse ??= (url: string | URL, base?: string | URL) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

/** Aborts with the first of the signals. */
AbortSignal.any ??= (signals: Iterable<AbortSignal>): AbortSignal => {
  const any = new AbortController();
  for (const signal of signals) {
    const abort = () => any.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: any.signal });
  }
  return any.signal;
};

export {};
