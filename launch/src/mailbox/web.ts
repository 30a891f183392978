import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { MailStore } from "./mailStore.ts";
import { listPage, mailFrame, mailPage, missingPage, style } from "./pages.ts";
import { createSmsReceiver, type SmsReceiver } from "./sms.ts";

const styleHash = createHash("sha256").update(style).digest("base64");
const PAGE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** Mail HTML is untrusted: it may have styles, but no scripts and no requests. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/**
 * Serves the mailbox under /mailbox: HTML pages, and JSON under /mailbox/api/mails for tests. Text messages are posted
 * to /a1/sms.
 */
export function startWeb(port: number, mails: MailStore): Promise<Server> {
  const takeSms = createSmsReceiver(mails);
  const server = createServer((request, response) => {
    answer({ mails, takeSms }, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

async function answer(
  { mails, takeSms }: { mails: MailStore; takeSms: SmsReceiver },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const { pathname, searchParams } = new URL(url, "http://mailbox");
  if (pathname === "/a1/sms" && method === "POST") {
    const { status, body } = await takeSms(request);
    return json(response, status, body);
  }
  const to = searchParams.get("to") ?? undefined;
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  if (pathname === "/mailbox") {
    response.writeHead(308, { location: "/mailbox/" }).end();
    return;
  }
  if (pathname === "/mailbox/") return html(response, 200, listPage(mails.list(to), to));
  if (pathname === "/mailbox/api/mails") return json(response, 200, mails.list(to));

  const [, api, id = "", frame] = /^\/mailbox\/(api\/mails\/)?([^/]+)(\/html)?$/.exec(pathname) ?? [];
  const mail = await mails.find(id);
  if (api) return mail ? json(response, 200, mail) : json(response, 404, { Code: "NOT_FOUND" });
  if (!mail) return html(response, 404, missingPage());
  if (frame) return html(response, 200, mailFrame(mail), MAIL_CSP);
  return html(response, 200, mailPage(mail));
}

function html(response: ServerResponse, status: number, body: string, policy = PAGE_CSP): void {
  send(response, status, body, { type: "text/html", policy });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON.stringify(body), { type: "application/json", policy: "default-src 'none'" });
}

interface Content {
  type: string;
  /** Content-Security-Policy. */
  policy: string;
}

function send(response: ServerResponse, status: number, body: string, { type, policy }: Content): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(body);
}
