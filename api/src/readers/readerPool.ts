import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";

/** `late`: the deadline passed, and the thread was ended. `failed`: it threw, or ran out of memory. */
export type ReadOutcome<Value> = { kind: "done"; value: Value } | { kind: "late" } | { kind: "failed"; cause: unknown };

export interface ReaderPool {
  /** @param deadline milliseconds from the beginning of the work, including its turn in the queue */
  run<Value>(task: unknown, deadline: number): Promise<ReadOutcome<Value>>;
}

interface Reader {
  /** A file beside the caller; an entry of its own in the bundle. */
  module: string;
  /** Its function. */
  reader: string;
  threads?: number;
  /** The memory limit of a thread. */
  megabytes?: number;
}

/** Tasks that wait for a thread. */
const MOST_WAITING = 100;
const MEGABYTES = 256;
/** A thread without work ends after this time, in milliseconds. */
const IDLE = 10_000;

/** The source in development and tests; in the bundle the caller is in the entry or in a chunk beside it. */
function modulePath(from: string, name: string): string {
  const places = [`./${name}.ts`, `./${name}.js`, `../${name}.js`].map((place) => fileURLToPath(new URL(place, from)));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`the reader ${name} is not there`);
  return found;
}

/**
 * A pool of worker threads that read foreign bytes: files and calendars that were written to stop a reader. Its threads
 * have a deadline and a memory limit, so that they never stop the API.
 * @param from the caller's import.meta.url
 */
export function createReaderPool(
  from: string,
  { module, reader, threads = 1, megabytes = MEGABYTES }: Reader,
): ReaderPool {
  let pool: Piscina | undefined;
  const open = () => {
    pool ??= new Piscina({
      filename: modulePath(from, module),
      name: reader,
      minThreads: 0,
      maxThreads: threads,
      maxQueue: MOST_WAITING,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    return pool;
  };
  return {
    async run(task, deadline) {
      const signal = AbortSignal.timeout(deadline);
      try {
        return { kind: "done", value: await open().run(task, { signal }) };
      } catch (cause) {
        return signal.aborted ? { kind: "late" } : { kind: "failed", cause };
      }
    },
  };
}
