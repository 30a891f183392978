import { createClient } from "@lagrum/core/client";
import type { MailSender } from "@lagrum/core/mail/mailSender";

const unknown: MailSender = {
  ...{ Name: "", LegalName: null, OrgNumber: "" },
  ...{ Street: "", PostalCode: "", City: "", Phone: "", Email: "" },
};

/** The company from the service's public settings. If the settings can't be read, the mail is sent without it. */
export async function fetchSender(publicUrl: string): Promise<MailSender> {
  const settings = await createClient({ baseUrl: `${publicUrl}/api`, timeout: 2000 }).getSettings();
  return settings.ok ? settings.body.Company : unknown;
}
