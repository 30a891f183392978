import type { ContactSubject } from "@lagrum/core/contact/contactSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** What visitors write to the firm. It is mailed as well: the row is what a lost mail can be made from again. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    Name: text("name").notNull(),
    Email: text("email").notNull(),
    /** E.164. */
    Phone: text("phone"),
    Subject: text("subject").$type<ContactSubject>().notNull(),
    /** What the sender calls the order or the question; not checked against any. */
    OrderRef: text("order_ref"),
    Message: text("message").notNull(),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("contact_messages_age").on(table.CreatedAt),
    check(
      "contact_messages_subject",
      sql`${table.Subject} in ('Purchase', 'Technical', 'Press', 'Complaint', 'PersonalData', 'Accessibility')`,
    ),
  ],
);
