/** The page's nonce, which style elements need. Vite writes it to a meta element (`html.cspNonce`). */
export const nonce = (): string | undefined =>
  document.querySelector<HTMLElement>("meta[property=csp-nonce]")?.nonce || undefined;
