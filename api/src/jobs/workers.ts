import { eq } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Mailer } from "../mail/mailer.ts";
import { accounts } from "../schema/accounts.ts";
import { clean } from "./cleaning.ts";
import type { Workers } from "./jobs.ts";
import { endOverdueLeases } from "./leaseExpiry.ts";

/** What is done for each queue. */
export function createWorkers(app: Pick<App, "db" | "clock" | "identity">, mailer: Mailer): Workers {
  return {
    mail: (mail, id) => mailer.send(mail, id),
    leaseExpiry: async () => {
      await endOverdueLeases(app);
    },
    cleaning: () => clean(app),
    rolesMirror: async ({ UserID }) => {
      const [account] = await app.db.select().from(accounts).where(eq(accounts.UserID, UserID));
      if (account) await app.identity.mirrorRoles(account.Uid, account.roles);
    },
  };
}
