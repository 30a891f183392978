import { registered } from "@lagrum/core/consent/storageRegister";
import { consentedCookies, domainsOf } from "./choiceCookies.ts";

function emptyStorage(kind: "localStorage" | "sessionStorage"): void {
  try {
    for (const key of Object.keys(window[kind])) {
      if (registered(kind, key)?.need === "consent") window[kind].removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Removes what third-party scripts have stored. The server's response has expired the cookies it received. */
export function removeConsented(): void {
  emptyStorage("localStorage");
  emptyStorage("sessionStorage");
  for (const name of consentedCookies(document.cookie)) {
    for (const place of ["", ...domainsOf(window.location.hostname).map((domain) => `; Domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; Path=/; Max-Age=0${place}`;
    }
  }
}
