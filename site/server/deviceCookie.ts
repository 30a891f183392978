import { randomBytes } from "node:crypto";
import type { ServerMiddleware, ServerRequest } from "srvx";

/** The request of someone who books, with the random ID that the browser has in its cookie. */
export type BookerRequest = Request & { device?: string | undefined };

const cookie = "bookingDevice";

/** Seconds. Longer than a time is held or waits for its payment on the site. */
const MAX_AGE = 2 * 60 * 60;

/** The calls and forms that hold or book a time: pages that only show times need no cookie, and can be cached. */
const holdsTime = ({ method, url }: ServerRequest): boolean =>
  method === "POST" && /^\/(?:boka(?:\/|$)|api\/booking$|api\/bookings\/hold$)/.test(new URL(url).pathname);

function deviceOf(cookies: string | null): string | undefined {
  for (const pair of cookies?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=");
    if (name === cookie && value && /^[a-f0-9]{32}$/.test(value)) return value;
  }
  return undefined;
}

/**
 * Gives each browser that books a random ID for two hours, so that the API can count the times that it holds. The API
 * believes it from this server only (`x-forwarded-device`).
 */
export const deviceCookie =
  (publicUrl: string): ServerMiddleware =>
  async (request, next) => {
    if (!holdsTime(request)) return next();
    const device = deviceOf(request.headers.get("cookie")) ?? randomBytes(16).toString("hex");
    Object.assign(request, { device } satisfies Pick<BookerRequest, "device">);
    const response = await next();
    const headers = new Headers(response.headers);
    const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
    headers.append("set-cookie", `${cookie}=${device}; Max-Age=${MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${secure}`);
    return new Response(response.body, { status: response.status, headers });
  };
