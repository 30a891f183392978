import type { Handlers } from "../http/serve.ts";
import type { CitedProvisionCache } from "./citedProvisionCache.ts";

export const provisionHandlers = (readProvisions: CitedProvisionCache): Pick<Handlers, "listCitedProvisions"> => ({
  listCitedProvisions: async () => ({ status: 200, body: { Provisions: await readProvisions() } }),
});
