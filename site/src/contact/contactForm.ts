import { contactSubjects, SendMessage } from "@lagrum/core/contact/contactSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { contactSubjectTexts } from "@lagrum/core/texts/contact";
import { newSpamProtection, readSpamProtection, type SpamProtection, textOf } from "../forms/sendForm.ts";

/** The fields in the order of the form. */
export const contactFields = ["Name", "Email", "Phone", "Subject", "OrderRef", "Message"] as const;
type ContactField = (typeof contactFields)[number];

/** Everything as typed. */
export type ContactValues = Record<ContactField, string> & SpamProtection;

/** A form that nobody has touched. @param topic the last word of /contact?amne=… */
export const emptyContact = (topic?: string): ContactValues => ({
  Name: "",
  Email: "",
  Phone: "",
  Subject: contactSubjects.find((subject) => contactSubjectTexts[subject].uri === topic) ?? "",
  OrderRef: "",
  Message: "",
  ...newSpamProtection(),
});

/** The values of a posted or live form. */
export const readContact = (form: FormData): ContactValues => ({
  Name: textOf(form, "Name"),
  Email: textOf(form, "Email"),
  Phone: textOf(form, "Phone"),
  Subject: textOf(form, "Subject"),
  OrderRef: textOf(form, "OrderRef"),
  Message: textOf(form, "Message"),
  ...readSpamProtection(form),
});

export const checkContact = (values: ContactValues) =>
  checkBody(SendMessage, {
    Name: values.Name,
    Email: values.Email,
    Phone: values.Phone.trim() || null,
    Subject: values.Subject || undefined,
    OrderRef: values.OrderRef.trim() || null,
    Message: values.Message,
    Website: values.Website,
    OpenedAt: values.OpenedAt,
  });
