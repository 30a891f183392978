/** More than these at once tell nothing new. */
const MOST = 10;

let waiting: unknown[] = [];
let wake: (() => void) | null = null;
let take: ((fault: unknown) => void) | null = null;

/** Reports a fault that the page has caught itself. Without an address for reports it goes no further. */
export function reportFault(fault: unknown): void {
  if (take) {
    take(fault);
    return;
  }
  if (waiting.length < MOST) waiting.push(fault);
  wake?.();
}

/** Keeps what goes wrong until someone takes it; `onFirst` is told that there is something. */
export function keepFaults(onFirst: () => void): () => void {
  wake = onFirst;
  const onError = ({ error, message }: ErrorEvent) => reportFault(error ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportFault(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  if (waiting.length > 0) onFirst();
  return () => {
    wake = null;
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

/** Hands over what is waiting, and all that the page itself catches from now on. */
export function takeFaults(taker: (fault: unknown) => void): void {
  take = taker;
  for (const fault of waiting) taker(fault);
  waiting = [];
}
