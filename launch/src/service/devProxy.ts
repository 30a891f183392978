import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { Duplex } from "node:stream";

/** A path prefix and the port it is proxied to; the first match wins. */
export interface Destination {
  prefix: string;
  port: number;
  /** Redirects to the prefix with a trailing slash, which Vite requires for its base. */
  isBase?: boolean;
}

/**
 * A reverse proxy that puts everything behind one origin in development, as the site server does in production. Forwards
 * WebSockets for hot reload.
 */
export function startDevProxy(host: string, port: number, destinations: Destination[]): Promise<Server> {
  const server = createServer((incoming, response) => {
    const base = destinations.find(({ prefix, isBase }) => isBase && incoming.url === prefix);
    if (base) {
      response.writeHead(307, { location: `${base.prefix}/` }).end();
      return;
    }
    const outgoing = forward(incoming, destinations, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on("error", () => {
      if (response.headersSent) return response.destroy();
      response.writeHead(502, { "content-type": "text/plain; charset=utf-8", "retry-after": "1" });
      response.end("Den del som ska svara här är inte igång just nu. Vänta en stund och ladda om.\n");
    });
    response.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  });

  server.on("upgrade", (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const outgoing = forward(incoming, destinations, () => socket.destroy());
    outgoing.on("upgrade", (answer, inner) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(answer.rawHeaders)}\r\n`);
      if (head.length) inner.write(head);
      inner.pipe(socket).pipe(inner);
      inner.on("error", () => socket.destroy());
      socket.on("error", () => inner.destroy());
    });
    outgoing.on("error", () => socket.destroy());
    outgoing.end();
  });

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

function forward(incoming: IncomingMessage, destinations: Destination[], answered: (answer: IncomingMessage) => void) {
  const path = incoming.url ?? "/";
  const target = destinations.find(({ prefix }) => beginsWith(path, prefix));
  const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress ?? "" };
  const options = { host: "127.0.0.1", port: target?.port, path, method: incoming.method, headers };
  return request(options, answered);
}

function beginsWith(path: string, prefix: string): boolean {
  return prefix === "/" || path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);
}

function headerLines(raw: string[]): string {
  let lines = "";
  for (let at = 0; at < raw.length; at += 2) lines += `${raw[at]}: ${raw[at + 1]}\r\n`;
  return lines;
}
