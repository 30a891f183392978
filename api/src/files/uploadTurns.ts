import { Failure } from "../http/failure.ts";

/** Files that are read at the same time. */
export const READERS = 2;
/** Files of one owner in the queue, the one that is read included. Our own clients send one at a time. */
const MOST_OF_OWNER = 3;
/** Files of all owners in the queue. */
const MOST_WAITING = 100;
/** Seconds. */
const RETRY_AFTER = 10;

interface Turn {
  owner: string;
  begin: () => void;
}

/**
 * Turns for reading uploaded files. Of one owner (an order, a case, a member of the staff) one file is read at a time, so
 * that files that are slow to read only delay their owner's others.
 * @returns runs the work in its turn; it throws Failure FILE_READERS_BUSY when the owner or the queue has too many
 */
export function createUploadTurns() {
  const reading = new Set<string>();
  const waiting: Turn[] = [];

  function beginNext(): void {
    if (reading.size >= READERS) return;
    const next = waiting.findIndex(({ owner }) => !reading.has(owner));
    const [turn] = next < 0 ? [] : waiting.splice(next, 1);
    if (!turn) return;
    reading.add(turn.owner);
    turn.begin();
    beginNext();
  }

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const own = waiting.filter((turn) => turn.owner === owner).length + (reading.has(owner) ? 1 : 0);
    if (own >= MOST_OF_OWNER || waiting.length >= MOST_WAITING) {
      throw new Failure("FILE_READERS_BUSY", undefined, { retryAfter: RETRY_AFTER });
    }
    await new Promise<void>((begin) => {
      waiting.push({ owner, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      reading.delete(owner);
      beginNext();
    }
  };
}
