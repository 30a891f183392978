import { readMailboxEnv } from "../env.ts";
import { openLetters } from "./mailStore.ts";
import { startSmtp } from "./smtp.ts";
import { startWeb } from "./web.ts";

const { dir, httpPort, smtpPort } = readMailboxEnv();
const letters = await openLetters(dir);
const smtp = await startSmtp(smtpPort, letters);
const web = await startWeb(httpPort, letters);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    // A letter being received is finished first; whoever hangs on longer than the launcher's patience is cut off.
    smtp.close(() => web.close());
    web.closeIdleConnections();
  });
}
