import Cookies from "js-cookie";
import { tokenCookie } from "./tokenCookie.ts";

const loopback = ["localhost", "127.0.0.1", "[::1]"];

/** A session cookie: it ends when the browser is closed. */
export function writeCookie(accessToken: string): void {
  const secure = !loopback.includes(window.location.hostname);
  Cookies.set(tokenCookie, accessToken, { sameSite: "Lax", secure, path: "/" });
}

export const removeCookie = (name: string): void => Cookies.remove(name, { path: "/" });

export const clearCookie = (): void => removeCookie(tokenCookie);
