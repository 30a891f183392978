import { readStandInPort } from "../env.ts";
import { behaviours } from "./behaviours.ts";
import { openModelStandIn } from "./modelStandIn.ts";

const standIn = await openModelStandIn({ port: readStandInPort() });
process.stdout.write(
  `AI_BASE_URL=${standIn.url}\nAI_MODEL är ett av: ${behaviours.join(", ")}\nIngen riktig språkmodell. Stoppa med Ctrl-C.\n`,
);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void standIn.close());
