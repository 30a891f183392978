import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ServerPlugin } from "srvx";
import { errorPage } from "./errorPage.ts";

/** Codes of Node's HTTP parser, for requests that never become one. */
const pages: Record<string, [status: number, text: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Adressen eller kakorna är för långa."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Det som skickades är för stort."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Begäran tog för lång tid att skicka. Försök igen."],
};
const unreadable: [status: number, text: string] = [400, "Anropet går inte att läsa."];

/** Writes the page to the connection, with the headers that every page has, and closes it. */
async function refuse(error: Error & { code?: string }, socket: Duplex): Promise<void> {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const [status, words] = pages[error.code ?? ""] ?? unreadable;
  const { headers, body } = await pageOf(status, words);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

async function pageOf(status: number, words: string) {
  const page = errorPage(status, words, {
    connection: "close",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  const { headers } = page;
  const body = await page.text();
  headers.set("content-length", String(Buffer.byteLength(body)));
  return { headers, body };
}

/** Gives a page to requests that Node's HTTP server refuses by itself, with a bare 400, before anything here sees them. */
export const answerUnreadable: ServerPlugin = (server) => {
  // The server of Node is made after the plugins have run.
  queueMicrotask(() => {
    const node = server.node?.server as Server | undefined;
    node?.on("clientError", (error: Error & { code?: string }, socket) => void refuse(error, socket));
    node?.on("checkExpectation", (_request, response) => {
      void pageOf(417, unreadable[1]).then(({ headers, body }) => {
        response.writeHead(417, Object.fromEntries(headers)).end(body);
      });
    });
  });
};
