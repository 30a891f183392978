import type { Settings } from "@lagrum/core/settings/settingsSchema";
import type { Company } from "../settings/settings.ts";
import type { Block, RichText, TextLink } from "./policyDocument.ts";

/** What the texts depend on: who the firm is, and what it uses of others. */
export type Firm = Pick<Settings, "Company" | "Outside">;

/** The contact address, or the contact form where the settings have none. */
export const mailTo = ({ Email }: Company): TextLink =>
  Email ? { text: Email, href: `mailto:${Email}` } : { text: "kontaktformuläret", href: "/contact" };

/** The registered name, where the settings have it. */
export const legalName = ({ LegalName, Name }: Company): string => LegalName || Name || "Lagrum";

/** The publisher's details; missing ones are left out. */
function companyRows(company: Company): { term: string; text: RichText }[] {
  const postalCode = company.PostalCode.replace(/^(\d{3}) ?(\d{2})$/, "$1 $2");
  const phone: RichText = company.OpeningHours ? `${company.Phone} (${company.OpeningHours})` : company.Phone;
  const rows: [term: string, value: string | null, text: RichText][] = [
    ["Företag", company.Name, legalName(company)],
    ["Organisationsnummer", company.OrgNumber, company.OrgNumber],
    ["Momsnummer", company.VatNumber, company.VatNumber ?? ""],
    ["Postadress", company.Street, `${company.Street}, ${postalCode} ${company.City}`],
    ["E-post", company.Email, [mailTo(company)]],
    ["Telefon", company.Phone, phone],
  ];
  return rows.filter(([, value]) => value).map(([term, , text]) => ({ term, text }));
}

export const companyFacts = (company: Company): Block => ({ kind: "facts", rows: companyRows(company) });
