import type { ContactSubject } from "@lagrum/core/contact/contactSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** Messages from the contact form. They are mailed as well: the row replaces a lost mail. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    Name: text("name").notNull(),
    Email: text("email").notNull(),
    /** E.164. */
    Phone: text("phone"),
    Subject: text("subject").$type<ContactSubject>().notNull(),
    /** The sender's reference to an order or a question, not validated. */
    OrderRef: text("order_ref"),
    Message: text("message").notNull(),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("contact_messages_age").on(table.CreatedAt),
    check(
      "contact_messages_subject",
      sql`${table.Subject} in ('Purchase', 'Technical', 'Press', 'Complaint', 'PersonalData', 'Accessibility', 'Other')`,
    ),
  ],
);
