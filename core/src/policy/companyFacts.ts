import type { Settings } from "../settings/settingsSchema.ts";
import type { Block, RichText, TextLink } from "./policyDocument.ts";

/** The settings that the texts depend on: the company and its third-party services. */
export type Firm = Pick<Settings, "Company" | "Outside" | "Ai" | "Sms">;

export type Company = Settings["Company"];

/** The e-mail address, or the contact form when it is not set. */
export const mailTo = ({ Email }: Company): TextLink =>
  Email ? { text: Email, href: `mailto:${Email}` } : { text: "kontaktformuläret", href: "/contact" };

/** The registered name, or the short name when it is not set. */
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
