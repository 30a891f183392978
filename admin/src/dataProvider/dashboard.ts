import type { Client } from "@lagrum/core/client";
import type { UpdateInboxItem } from "@lagrum/core/inbox/inboxSchema";
import { bodyOf, recordOf } from "./reply.ts";

/** The dashboard, undelivered mails and the inbox. */
export const dashboardMethods = (client: Client) => ({
  getDesk: () => bodyOf(client.getDesk()),
  listJobFailures: async () => (await bodyOf(client.listJobFailures())).Failures,
  listUndeliveredMails: () => bodyOf(client.listUndeliveredMails()),
  retryMail: (mailId: string) => bodyOf(client.retryMail({ params: { mailId } })),
  updateInboxItem: (id: number, body: UpdateInboxItem) => recordOf(client.updateInboxItem({ params: { id }, body })),
});
