import { readMailboxEnv } from "../env.ts";
import { openMailStore } from "./mailStore.ts";
import { startSmtp } from "./smtp.ts";
import { startWeb } from "./web.ts";

const { dir, httpPort, smtpPort } = readMailboxEnv();
const mails = await openMailStore(dir);
const smtp = await startSmtp(smtpPort, mails);
const web = await startWeb(httpPort, mails);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    // A transfer in progress may finish; the launcher kills the process after its timeout.
    smtp.close(() => web.close());
    web.closeIdleConnections();
  });
}
