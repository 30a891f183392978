import { trackCheckout } from "../analytics/track.ts";

const names = ["load", "user_interacted", "change", "network_error", "can_not_complete_order", "redirect_initiated"];

interface ProviderApi {
  on(handlers: Record<string, () => void>): void;
}

declare global {
  interface Window {
    /** The provider's browser API, once its script runs. */
    _klarnaCheckout?: (callback: (api: ProviderApi) => void) => void;
  }
}

/** Counts the events of the provider's form by name. Their data contain what the buyer types, and are dropped. */
export const trackProviderEvents = (): void =>
  window._klarnaCheckout?.((api) =>
    api.on(Object.fromEntries(names.map((action) => [action, () => trackCheckout({ action })]))),
  );
