import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that resets its clients' connections (RST) at random. */
export interface ResettingProxy {
  port: number;
  /** Resets after a request was forwarded, before or while its response was read. */
  resets(): number;
  /** Stops resetting connections. */
  stopResetting(): void;
  close(): Promise<void>;
}

/**
 * Maximum response bytes that a connection forwards. A response to a question has hundreds of bytes, the largest
 * thousands.
 */
const MAX_BYTES = 60_000;

/** A proxy to a port of this machine. Each connection is reset within its first responses. */
export async function startResettingProxy(target: number): Promise<ResettingProxy> {
  const open = new Set<Socket>();
  let resets = 0;
  let isStopped = false;

  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    // Cubed, so that most connections forward few bytes.
    let left = Math.floor(Math.random() ** 3 * MAX_BYTES);
    open.add(client);
    client.pipe(upstream);
    upstream.on("data", (part: Buffer) => {
      if (isStopped || part.length <= left) {
        left -= part.length;
        client.write(part);
        return;
      }
      // Forwards a part of the response, or none of it. The service still completes the call.
      const some = part.subarray(0, left);
      left = 0;
      upstream.pause();
      resets += 1;
      client.write(some, () => client.resetAndDestroy());
    });
    upstream.on("end", () => client.end());
    client.on("close", () => {
      open.delete(client);
      upstream.destroy();
    });
    for (const socket of [client, upstream]) socket.on("error", () => client.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  return {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    resets: () => resets,
    stopResetting: () => {
      isStopped = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const client of open) client.destroy();
      }),
  };
}
