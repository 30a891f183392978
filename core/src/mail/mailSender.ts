import type { Settings } from "../settings/settingsSchema.ts";

/** The company that a mail comes from. An empty text is not shown. */
export type MailSender = Pick<
  Settings["Company"],
  "Name" | "LegalName" | "OrgNumber" | "Street" | "PostalCode" | "City" | "Phone" | "Email"
>;

/** The lines at the end of each mail: name, number and address (lagen om elektronisk handel 8 §). */
export function senderLines(sender: MailSender): string[] {
  const postalCode = sender.PostalCode.replace(/^(\d{3}) ?(\d{2})$/, "$1 $2");
  const lines = [
    [sender.LegalName ?? sender.Name, sender.OrgNumber && `org.nr ${sender.OrgNumber}`],
    [sender.Street, [postalCode, sender.City].filter(Boolean).join(" ")],
    [sender.Phone, sender.Email],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(" · ")).filter(Boolean);
}
