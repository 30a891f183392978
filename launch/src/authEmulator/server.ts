import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Accounts } from "./accounts.ts";
import { createApp } from "./firebaseTools.ts";

/** Serves the official Auth emulator for one project. Changes are on disk before a response is sent. */
export async function serveEmulator(port: number, projectId: string, accounts: Accounts): Promise<Server> {
  const app = await createApp(projectId, 0, new Map([[projectId, accounts.state]]));
  const server = createServer((request, response) => {
    if (isAdminRequest(request) && isFromBrowserOrProxy(request)) {
      response.writeHead(403, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { code: 403, message: "PERMISSION_DENIED" } }));
      return;
    }
    saveBeforeResponding(response, accounts, isSignIn(request));
    app(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** A sign-in with a password and a new token: all that they change is when the account was last used. */
const isSignIn = ({ url = "" }: IncomingMessage) =>
  /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v1\/(?:accounts:signInWithPassword|token)(?:\?|$)/.test(url);

function saveBeforeResponding(response: ServerResponse, accounts: Accounts, mayBeLost: boolean): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const before = accounts.version();
  response.end = ((...args: unknown[]) => {
    try {
      accounts.save();
    } catch (error) {
      process.stderr.write(`accounts not saved: ${(error as Error).message}\n`);
      // An acknowledged change must survive a crash. Read-only requests work on a full disk too.
      if (accounts.version() !== before && !mayBeLost) return refuse(response, end);
    }
    return end(...args);
  }) as typeof response.end;
}

function refuse(response: ServerResponse, end: (body: string) => ServerResponse): ServerResponse {
  if (response.headersSent) return response.destroy();
  for (const name of ["content-length", "content-encoding", "etag"]) response.removeHeader(name);
  response.writeHead(503, { "content-type": "application/json" });
  return end(JSON.stringify({ error: { code: 503, message: "UNAVAILABLE" } }));
}

/** The emulator grants all rights to "Bearer owner", and has no authorization under /emulator. */
function isAdminRequest(request: IncomingMessage): boolean {
  const claimsOwnership = /^bearer\s+(owner|ya29\.)/i.test(request.headers.authorization ?? "");
  return claimsOwnership || (request.url ?? "").startsWith("/emulator");
}

function isFromBrowserOrProxy({ headers }: IncomingMessage): boolean {
  const signs = ["origin", "sec-fetch-site", "forwarded", "x-forwarded-for", "x-forwarded-host", "via"];
  return signs.some((name) => headers[name] !== undefined);
}
