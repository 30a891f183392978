import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy to the API that a story can cut, as if the API was down. */
export interface ApiLink {
  /** "http://127.0.0.1:PORT" */
  address: string;
  cut(): void;
  restore(): Promise<void>;
}

/** @param apiUrl the API's internal origin */
export async function openApiLink(apiUrl: string): Promise<ApiLink> {
  const target = Number(new URL(apiUrl).port);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    address: `http://127.0.0.1:${port}`,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    restore: async () => void (await listen(port)),
  };
}
