import { createClient } from "@lagrum/core/client";
import type { MailSender } from "@lagrum/core/mail/mailSender";

const unknown: MailSender = {
  ...{ Name: "", LegalName: null, OrgNumber: "" },
  ...{ Street: "", PostalCode: "", City: "", Phone: "", Email: "" },
};

/** The company from the service's public settings. A mail is sent without it rather than late. */
export async function fetchSender(publicUrl: string): Promise<MailSender> {
  const settings = await createClient({ baseUrl: `${publicUrl}/api`, timeout: 2000 }).getSettings();
  return settings.ok ? settings.body.Company : unknown;
}
