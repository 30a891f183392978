import { readEmulatorEnv } from "../env.ts";
import { openAccounts } from "./accounts.ts";
import { expireCodes } from "./codeLifetimes.ts";
import { sendProviderMails } from "./mails.ts";
import { enforcePasswordRules } from "./passwords.ts";
import { refuseSelfRegistration } from "./selfRegistration.ts";
import { serveEmulator } from "./server.ts";

const env = readEmulatorEnv();
const accounts = openAccounts(env.projectId, env.accountsFile);
expireCodes(accounts);
if (env.smtpUrl) sendProviderMails(accounts, { smtpUrl: env.smtpUrl, from: env.mailFrom, publicUrl: env.publicUrl });
enforcePasswordRules();
refuseSelfRegistration();
const server = await serveEmulator(env.port, env.projectId, accounts);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close(() => {
      accounts.save();
      process.exit(0);
    });
    server.closeIdleConnections();
  });
}
