import type { Settings } from "@lagrum/core/settings/settingsSchema";
import type { Company } from "../settings/settings.ts";
import type { Block, RichText, TextLink } from "./policyDocument.ts";

/** What the texts depend on: who the firm is, and what it uses of others. */
export type Firm = Pick<Settings, "Company" | "Outside">;

/** Where to write; the form while the firm has not told its address. */
export const mailTo = ({ Email }: Company): TextLink =>
  Email ? { text: Email, href: `mailto:${Email}` } : { text: "kontaktformuläret", href: "/contact" };

/** The name as registered, as far as the firm has told it. */
export const legalName = ({ LegalName, Name }: Company): string => LegalName || Name || "Lagrum";

/** Who answers for the site; what the firm has not told is left out. */
export function companyRows(company: Company): { term: string; text: RichText }[] {
  const postalCode = company.PostalCode.replace(/^(\d{3}) ?(\d{2})$/, "$1 $2");
  const phone: RichText = company.OpeningHours ? `${company.Phone} (${company.OpeningHours})` : company.Phone;
  const rows: [term: string, told: string | null, text: RichText][] = [
    ["Företag", company.Name, legalName(company)],
    ["Organisationsnummer", company.OrgNumber, company.OrgNumber],
    ["Momsnummer", company.VatNumber, company.VatNumber ?? ""],
    ["Postadress", company.Street, `${company.Street}, ${postalCode} ${company.City}`],
    ["E-post", company.Email, [mailTo(company)]],
    ["Telefon", company.Phone, phone],
  ];
  return rows.filter(([, told]) => told).map(([term, , text]) => ({ term, text }));
}

export const companyFacts = (company: Company): Block => ({ kind: "facts", rows: companyRows(company) });
