import type { App } from "../src/app.ts";
import { ProviderError } from "../src/payments/provider/providerError.ts";

const unknown = (call: string) =>
  Promise.reject(new ProviderError("refused", call, { code: "NO_SUCH_ORDER", status: 404, correlationId: null }));

/** Providers with whom every payment waits for its buyer. Tests of payments use the sandbox. */
export function stubProviders(): App["payments"] {
  let made = 0;
  return {
    checkout: {
      createCheckout: async ({ reference, amount, tax }) => ({
        ...{ id: `stub-${++made}`, location: `https://kco.example/${made}`, status: "incomplete" },
        ...{ htmlSnippet: "<div></div>", reference, currency: "SEK", amount, tax },
      }),
      readCheckout: () => unknown("readCheckout"),
      updateCheckout: () => unknown("updateCheckout"),
      abortCheckout: async () => {},
      readOrder: () => unknown("readOrder"),
      acknowledge: async () => {},
      capture: async () => ({ captureId: "stub" }),
      refund: async () => ({ refundId: "stub" }),
      cancel: async () => {},
      release: async () => {},
      extend: async () => {},
    },
    swish: {
      create: async () => ({ token: "stub", appLink: "swish://paymentrequest?token=stub", qrContent: "Dstub" }),
      read: () => unknown("readSwishPayment"),
      cancel: () => unknown("cancelSwishPayment"),
      refund: async () => {},
      readRefund: () => unknown("readSwishRefund"),
    },
  };
}
