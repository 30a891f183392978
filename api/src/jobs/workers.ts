import { closeBooks } from "../accounting/closeBooks.ts";
import { activate, removeOrphanedAccount, withProviderAccount } from "../accounts/providerAccounts.ts";
import { processApplication } from "../accounts/signUpService.ts";
import type { App } from "../app.ts";
import { expireHolds, sendReminders } from "../bookings/bookingClock.ts";
import { fetchOutsideCalendars } from "../calendars/outsideCalendars.ts";
import { sweepStorage } from "../files/storageSweep.ts";
import { composeMail } from "../mail/composeMail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { notifyDue } from "../news/newsDue.ts";
import { refundMissedDeadlines } from "../orders/missedDeadlines.ts";
import { expireOrders } from "../orders/orderExpiry.ts";
import { acknowledgePayment, capturePayment } from "../payments/paymentJobs.ts";
import { reconcilePayments } from "../payments/reconcile.ts";
import { carryOutRefund } from "../payments/refundJob.ts";
import { retryRefused } from "../payments/refundRetries.ts";
import { announceLawChanges } from "../provisions/outdatedAnswers.ts";
import { countWords } from "../search/documentIndex.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { sendSmsReminder } from "../sms/smsReminders.ts";
import { createSmsSender } from "../sms/smsSender.ts";
import { makeFile } from "../statistics/statisticsFiles.ts";
import { offerTimes } from "../waitingList/offerTimes.ts";
import { queueUnconfirmed } from "../withdrawals/queueUnconfirmed.ts";
import { clean } from "./cleanup.ts";
import { escalate, startMissingClocks } from "./escalation.ts";
import { inSteps } from "./inSteps.ts";
import type { Workers } from "./jobs.ts";
import { releaseExpiredLeases } from "./leaseExpiry.ts";
import { removeOldOrders } from "./orderRetention.ts";
import { expireQuestions } from "./questionExpiry.ts";
import { applyRetention } from "./retention.ts";

/** The worker of each queue. */
export function createWorkers(app: App, mailer: Mailer): Workers {
  const sms = createSmsSender(app.env);
  return {
    mail: async (queued, id) => {
      const mail = await composeMail(app, queued);
      if (mail) await mailer.send(mail, id, companyOf((await readSettings(app.db)).settings));
      else app.log.info({ job: id, kind: queued.Kind }, "mail no longer due");
    },
    sms: (queued, id) => sendSmsReminder(app, sms, queued, id),
    leaseExpiry: async () => {
      await releaseExpiredLeases(app);
    },
    questionExpiry: async () => {
      await expireQuestions(app);
    },
    bookingClock: async () => {
      await inSteps(app, {
        expireHolds: () => expireHolds(app),
        offerTimes: () => offerTimes(app),
        sendReminders: () => sendReminders(app),
      });
    },
    freedTime: async ({ LawyerID }) => {
      await offerTimes(app, LawyerID);
    },
    outsideCalendar: ({ LawyerID }) => fetchOutsideCalendars(app, LawyerID),
    outsideCalendars: () => fetchOutsideCalendars(app),
    workingClock: async () => {
      await inSteps(app, {
        startMissingClocks: () => startMissingClocks(app),
        escalate: () => escalate(app),
        refundMissedDeadlines: () => refundMissedDeadlines(app),
      });
    },
    orderExpiry: async () => {
      await inSteps(app, { expireOrders: () => expireOrders(app), queueUnconfirmed: () => queueUnconfirmed(app) });
    },
    paymentReconciliation: async () => {
      await inSteps(app, { reconcilePayments: () => reconcilePayments(app), retryRefused: () => retryRefused(app) });
    },
    paymentAcknowledgement: ({ PaymentID }) => acknowledgePayment(app, PaymentID),
    paymentCapture: ({ PaymentID }) => capturePayment(app, PaymentID),
    refund: ({ RefundID }) => carryOutRefund(app, RefundID),
    cleaning: async () => {
      await inSteps(app, {
        clean: () => clean(app),
        applyRetention: () => applyRetention(app),
        removeOldOrders: () => removeOldOrders(app),
      });
    },
    accounting: () => closeBooks(app),
    lawChanges: () => announceLawChanges(app.db),
    storageSweep: () => sweepStorage(app),
    wordCount: () => countWords(app.pool),
    signUp: (application) => processApplication(app, application),
    newsDue: () => notifyDue(app.db),
    statisticsFile: ({ ID }) => makeFile(app.db, ID),
    activation: ({ UserID }) => activate(app, UserID),
    verification: ({ UserID }) => withProviderAccount(app, UserID, (Uid) => app.identity.verifyAddress(Uid)),
    sessionEnd: ({ UserID }) => withProviderAccount(app, UserID, (Uid) => app.identity.endSessions(Uid)),
    orphanedAccountRemoval: ({ Uid }) => removeOrphanedAccount(app, Uid),
    identityRemoval: ({ Uid }) => app.identity.removeAccount(Uid),
    rolesMirror: ({ UserID }) =>
      withProviderAccount(app, UserID, (Uid, { roles }) => app.identity.mirrorRoles(Uid, roles)),
  };
}
