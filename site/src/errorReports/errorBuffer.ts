/** Maximum number of buffered errors. */
const BUFFER_SIZE = 10;

let buffer: unknown[] = [];
let notify: (() => void) | null = null;
let report: ((error: unknown) => void) | null = null;

/** Reports a caught error. Without a DSN it is dropped. */
export function reportError(error: unknown): void {
  if (report) {
    report(error);
    return;
  }
  if (buffer.length < BUFFER_SIZE) buffer.push(error);
  notify?.();
}

/** Buffers errors until a reporter is loaded; `onFirst` is called at the first. */
export function bufferErrors(onFirst: () => void): () => void {
  notify = onFirst;
  const onError = ({ error, message }: ErrorEvent) => reportError(error ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  if (buffer.length > 0) onFirst();
  return () => {
    notify = null;
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}

/** Sends buffered errors, and later ones, to a reporter. */
export function flushErrors(reporter: (error: unknown) => void): void {
  report = reporter;
  for (const error of buffer) reporter(error);
  buffer = [];
}
