import { Link } from "@tanstack/react-router";
import type { Company } from "../settings/settings.ts";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import styles from "./AboutPage.module.css";

/** The company's details; missing ones are left out. */
export function Firm({ company }: { company: Company }) {
  const postalCode = company.PostalCode.replace(/^(\d{3}) ?(\d{2})$/, "$1 $2");
  const rows = [
    { term: "Företag", value: company.LegalName ?? company.Name },
    { term: "Organisationsnummer", value: company.OrgNumber },
    { term: "Momsnummer", value: company.VatNumber },
    {
      term: "Adress",
      value: company.Street,
      text: `${company.Street}, ${postalCode} ${company.City}`,
    },
    {
      term: "Telefon",
      value: company.Phone,
      text: (
        <>
          <a href={`tel:${company.Phone.replace(/[^\d+]/g, "")}`}>{company.Phone}</a>
          {company.OpeningHours && ` (${company.OpeningHours})`}
        </>
      ),
    },
    { term: "E-post", value: company.Email, text: <a href={`mailto:${company.Email}`}>{company.Email}</a> },
  ];
  return (
    <section className={styles.part} aria-labelledby="foretaget">
      <h2 id="foretaget">Företaget</h2>
      <DescriptionList rows={rows.flatMap(({ term, value, text }) => (value ? [{ term, text: text ?? value }] : []))} />
      {company.Staff.length > 0 && (
        <p>
          Du möter oss också på LinkedIn:{" "}
          {company.Staff.map(({ Name, LinkedIn }, index) => (
            <span key={LinkedIn}>
              {index > 0 && " och "}
              <a href={LinkedIn}>{Name}</a>
            </span>
          ))}
          .
        </p>
      )}
      <p>
        Vill du något annat än att ställa en juridisk fråga? <Link to="/contact">Kontakta oss</Link>.
      </p>
    </section>
  );
}
