import { messageReference } from "@lagrum/core/contact/references";
import type { App } from "../app.ts";
import { contactMessages } from "../db/schema/contact.ts";
import type { Handlers } from "../http/serve.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { refuseTooFast } from "./minimumSubmitTime.ts";

export const contactHandlers = ({ clock, jobs, log }: App, settings: SettingCache): Pick<Handlers, "sendMessage"> => ({
  sendMessage: async ({ body, write }) => {
    refuseTooFast(body.OpenedAt, clock());
    const { COMPANY_EMAIL: firm } = await settings.current();
    return write(async ({ tx }) => {
      const { Name, Email, Subject, Message } = body;
      const message = { Name, Email, Subject, Message, Phone: body.Phone ?? null, OrderRef: body.OrderRef ?? null };
      const [row] = await tx
        .insert(contactMessages)
        .values({ ...message, CreatedAt: clock().toISOString() })
        .returning({ ID: contactMessages.ID });
      if (!row) throw new Error("an insert gave no row");
      const Reference = messageReference(row.ID);
      if (firm) await jobs.send(tx, "mail", { Kind: "message", MessageID: row.ID });
      else log.warn({ Reference }, "COMPANY_EMAIL is empty: the message is in the table contact_messages only");
      await jobs.send(tx, "mail", { Kind: "messageReceived", MessageID: row.ID });
      return { status: 201, body: { Reference } };
    });
  },
});
