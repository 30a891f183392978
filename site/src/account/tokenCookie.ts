import Cookies from "js-cookie";

/** The name that the specification gives the cookie with the access token. */
export const tokenCookie = "token";

/** The access token in a Cookie header. */
export function tokenOf(cookies: string | null): string | undefined {
  for (const pair of cookies?.split(";") ?? []) {
    const [name, ...value] = pair.trim().split("=");
    if (name === tokenCookie) return value.join("=") || undefined;
  }
  return undefined;
}

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** It lives no longer than the browser's session. */
export function writeCookie(accessToken: string): void {
  const secure = !loopback.includes(window.location.hostname);
  Cookies.set(tokenCookie, accessToken, { sameSite: "Lax", secure, path: "/" });
}

export function clearCookie(): void {
  Cookies.remove(tokenCookie, { path: "/" });
}
