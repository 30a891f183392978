/** The nonce of this page, which style elements need. Vite writes the element (`html.cspNonce`). */
export const nonce = (): string | undefined =>
  document.querySelector<HTMLElement>("meta[property=csp-nonce]")?.nonce || undefined;
