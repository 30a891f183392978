import { activate, atProvider, removeStranger } from "../accounts/providerAccounts.ts";
import { takeIn } from "../accounts/signUpService.ts";
import type { App } from "../app.ts";
import { sweepStorage } from "../files/storageSweep.ts";
import type { Mailer } from "../mail/mailer.ts";
import { tellDue } from "../news/newsDue.ts";
import { makeFile } from "../statistics/statisticsFiles.ts";
import { clean } from "./cleanup.ts";
import { escalate, startMissingClocks } from "./escalation.ts";
import type { Workers } from "./jobs.ts";
import { endOverdueLeases } from "./leaseExpiry.ts";
import { endRetention } from "./retention.ts";

/** What is done for each queue. */
export function createWorkers(
  app: Pick<App, "env" | "db" | "clock" | "identity" | "jobs" | "storage" | "log">,
  mailer: Mailer,
): Workers {
  return {
    mail: (mail, id) => mailer.send(mail, id),
    leaseExpiry: async () => {
      await endOverdueLeases(app);
    },
    workingClock: async () => {
      await startMissingClocks(app);
      await escalate(app);
    },
    cleaning: async () => {
      await clean(app);
      await endRetention(app);
    },
    storageSweep: () => sweepStorage(app),
    signUp: (application) => takeIn(app, application),
    newsDue: () => tellDue(app.db),
    statisticsFile: ({ ID }) => makeFile(app.db, ID),
    activation: ({ UserID }) => activate(app, UserID),
    verification: ({ UserID }) => atProvider(app, UserID, (Uid) => app.identity.verifyAddress(Uid)),
    sessionEnd: ({ UserID }) => atProvider(app, UserID, (Uid) => app.identity.endSessions(Uid)),
    strangerRemoval: ({ Uid }) => removeStranger(app, Uid),
    identityRemoval: ({ Uid }) => app.identity.removeAccount(Uid),
    rolesMirror: ({ UserID }) => atProvider(app, UserID, (Uid, { roles }) => app.identity.mirrorRoles(Uid, roles)),
  };
}
