import { readers } from "./readers.ts";

export interface Reading {
  reader: string;
  piece: string;
  /** Characters. */
  size: number;
}

/** Milliseconds for which a reading is repeated: the CPU time of a thread is counted in steps of some milliseconds. */
const LONG_ENOUGH = 150;

/** Fills a text with the piece. */
const textOf = ({ piece, size }: Reading) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** The entry of a worker thread. @returns the mean CPU time of some rounds, in microseconds of this thread */
export async function measureReading(reading: Reading): Promise<number> {
  const { read } = readers[reading.reader] ?? {};
  if (!read) throw new Error(`there is no reader ${reading.reader}`);
  const text = textOf(reading);
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  let rounds = 0;
  do {
    await read(text);
    rounds += 1;
  } while (performance.now() - startedAt < LONG_ENOUGH);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / rounds;
}
