import { contactSubjects, SendMessage } from "@lagrum/core/contact/contactSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { contactSubjectTexts } from "@lagrum/core/texts/contact";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

export const contactForm = defineForm({
  empty: { Name: "", Email: "", Phone: "", Subject: "", OrderRef: "", Message: "", ...spamProtection },
  draft: { key: "contact" },
  check: (values) =>
    checkBody(SendMessage, {
      Name: values.Name,
      Email: values.Email,
      Phone: values.Phone.trim() || null,
      Subject: values.Subject || undefined,
      OrderRef: values.OrderRef.trim() || null,
      Message: values.Message,
      Website: values.Website,
      OpenedAt: values.OpenedAt,
    }),
});
export type ContactValues = ValuesOf<typeof contactForm>;

/** The subject preset by a link. @param topic the last word of /contact?amne=… */
export const subjectOf = (topic: string | undefined): string =>
  contactSubjects.find((subject) => contactSubjectTexts[subject].uri === topic) ?? "";
