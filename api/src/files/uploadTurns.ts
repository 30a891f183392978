import { Failure } from "../http/failure.ts";

/** Files that are read at the same time. */
export const READERS = 2;
/** Files of one owner in the queue, the one that is read included. Our own clients send one at a time. */
const MOST_OF_OWNER = 3;
/** Files of all owners in the queue. */
const MOST_WAITING = 100;
/** Seconds. */
const RETRY_AFTER = 10;

export interface Uploader {
  /** An order, a case or a member of the staff. */
  owner: string;
  /** From where a visitor sends it, see networkOf. Members of the staff wait for nobody but themselves. */
  network: string | null;
}

interface Turn extends Uploader {
  /** Bytes. */
  size: number;
  begin: () => void;
}

/**
 * Turns for reading uploaded files. Of one owner and of one network one file is read at a time, so that files that are slow
 * to read only delay their sender's others, though they belong to many orders. The shortest file is next.
 * @returns runs the work in its turn; it throws Failure FILE_READERS_BUSY when the owner or the queue has too many
 */
export function createUploadTurns() {
  const reading: Uploader[] = [];
  const waiting: Turn[] = [];

  function beginNext(): void {
    if (reading.length >= READERS) return;
    const isFree = ({ owner, network }: Uploader) =>
      reading.every((each) => each.owner !== owner && (network === null || each.network !== network));
    const [turn] = waiting.filter(isFree).toSorted((one, other) => one.size - other.size);
    if (!turn) return;
    waiting.splice(waiting.indexOf(turn), 1);
    reading.push(turn);
    turn.begin();
    beginNext();
  }

  return async <T>({ owner, network, size }: Uploader & { size: number }, work: () => Promise<T>): Promise<T> => {
    const own = [...waiting, ...reading].filter((each) => each.owner === owner).length;
    if (own >= MOST_OF_OWNER || waiting.length >= MOST_WAITING) {
      throw new Failure("FILE_READERS_BUSY", undefined, { retryAfter: RETRY_AFTER });
    }
    const turn: Turn = { owner, network, size, begin: () => undefined };
    await new Promise<void>((begin) => {
      waiting.push(Object.assign(turn, { begin }));
      beginNext();
    });
    try {
      return await work();
    } finally {
      reading.splice(reading.indexOf(turn), 1);
      beginNext();
    }
  };
}
