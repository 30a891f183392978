import { readFileSync } from "node:fs";
import type { Logger } from "pino";
import type { Environment } from "../../env.ts";
import { createKcoProvider } from "./kco/kcoProvider.ts";
import type { CheckoutProvider, SwishProvider } from "./paymentProvider.ts";
import { createSwishProvider } from "./swish/swishProvider.ts";

export interface PaymentProviders {
  checkout: CheckoutProvider;
  swish: SwishProvider;
  close(): Promise<void>;
}

/** The client certificate of mutual TLS; undefined when none is set. */
function readCertificate({ SWISH_CERT, SWISH_KEY, SWISH_PASSPHRASE, SWISH_CA }: Environment) {
  if (!SWISH_CERT || !SWISH_KEY) return undefined;
  return {
    cert: readFileSync(SWISH_CERT, "utf8"),
    key: readFileSync(SWISH_KEY, "utf8"),
    ...(SWISH_PASSPHRASE && { passphrase: SWISH_PASSPHRASE }),
    ...(SWISH_CA && { ca: readFileSync(SWISH_CA, "utf8") }),
  };
}

/** The providers of the settings: the real hosts or the sandbox. Call `close` at shutdown. */
export function createPaymentProviders(env: Environment, log: Logger): PaymentProviders {
  const onCircuit = (host: string, open: boolean) =>
    log.warn({ host, open }, "circuit of a payment provider opened or closed");
  const checkout = createKcoProvider({
    checkout: { baseUrl: env.KCO_BASE_URL, user: env.KCO_USER, password: env.KCO_PASSWORD },
    orderManagement: { baseUrl: env.OM_BASE_URL, user: env.OM_USER, password: env.OM_PASSWORD },
    onCircuit,
  });
  const tls = readCertificate(env);
  const swish = createSwishProvider({
    baseUrl: env.SWISH_BASE_URL,
    payee: env.SWISH_PAYEE,
    appUrl: env.SWISH_APP_URL,
    onCircuit,
    ...(tls && { tls }),
  });
  return {
    checkout,
    swish,
    async close() {
      await Promise.all([checkout.close(), swish.close()]);
    },
  };
}
