import { createReadStream } from "node:fs";
import { connect } from "node:net";
import { addAbortSignal } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Failure } from "../http/failure.ts";

/** Milliseconds for one file, the connection included. */
const TIMEOUT = 30_000;
const CHUNK_BYTES = 64 * 1024;

/** clamd's address: a path of a unix socket, or host:port. */
export const clamdAddress = /^(?:\/.+|(?<host>[\w.-]+|\[[\da-f:]+\]):(?<port>\d{1,5}))$/i;

function open(address: string) {
  const { host, port } = clamdAddress.exec(address)?.groups ?? {};
  return host ? connect(Number(port), host.replace(/[[\]]/g, "")) : connect(address);
}

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** The command INSTREAM of clamd(8): chunks with their length, ended by the length 0. */
async function* streamCommand(path: string): AsyncGenerator<string | Buffer> {
  yield "zINSTREAM\0";
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** @returns clamd's reply: "stream: OK", "stream: Win.Test.EICAR_HDB-1 FOUND" or "… ERROR" */
async function ask(address: string, path: string, timeout: number): Promise<string> {
  const socket = addAbortSignal(AbortSignal.timeout(timeout), open(address));
  const sending = new AbortController();
  // A failure closes the connection, and reading the reply fails.
  pipeline(streamCommand(path), socket, { end: false, signal: sending.signal }).catch(() => undefined);
  try {
    // clamd closes the connection after its reply, which is an error when it comes before the file's end.
    return (await text(socket)).replace(/\0$/, "");
  } finally {
    sending.abort();
  }
}

/**
 * Has clamd scan a file.
 * @throws Failure FILE_UNSAFE when it finds a virus, VIRUS_SCAN_UNAVAILABLE when it does not answer or cannot scan
 */
export async function refuseVirus(address: string, path: string, timeout = TIMEOUT): Promise<void> {
  const reply = await ask(address, path, timeout).catch((cause: Error) => cause);
  if (reply === "stream: OK") return;
  if (typeof reply === "string" && reply.endsWith(" FOUND")) throw new Failure("FILE_UNSAFE");
  const cause = typeof reply === "string" ? new Error(`clamd: ${reply}`) : reply;
  throw new Failure("VIRUS_SCAN_UNAVAILABLE", undefined, { retryAfter: 30, cause });
}
