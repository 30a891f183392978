import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { HttpError } from "react-admin";

/** Places that a text cites and that can't be verified here: their author is asked for a reason. */
export interface ReasonRequest {
  provisions: readonly CheckedProvision[];
  /** Null cancels the write. */
  answer: (reason: string | null) => void;
}

let open: ReasonRequest | null = null;
const listeners = new Set<() => void>();

function show(request: ReasonRequest | null): void {
  open = request;
  for (const listener of listeners) listener();
}

/** The open request, for useSyncExternalStore. */
export const reasonRequests = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => open,
};

/** The places of a refusal when a reason is all that is missing. */
function confirmable(error: unknown): readonly CheckedProvision[] | null {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const { Provisions = [] } = (body ?? {}) as { Provisions?: CheckedProvision[] };
  return Provisions.length > 0 && Provisions.every(({ Confirmable }) => Confirmable) ? Provisions : null;
}

/** Writes a text, and once more with the author's reason when places in it can't be verified here. */
export async function withProvisionReason<T>(write: (reason?: string) => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const provisions = confirmable(error);
    if (provisions === null || listeners.size === 0) throw error;
    const reason = await new Promise<string | null>((resolve) => {
      show({
        provisions,
        answer: (given) => {
          show(null);
          resolve(given);
        },
      });
    });
    if (reason === null) throw error;
    return write(reason);
  }
}
