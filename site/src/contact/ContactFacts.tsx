import type { Company } from "../settings/settings.ts";
import styles from "./ContactPage.module.css";

/** The firm's other contact details. Missing ones are left out. */
export function ContactFacts({ company }: { company: Company }) {
  const { Name, LegalName, Street, PostalCode, City, Phone, Email, OpeningHours, OrgNumber } = company;
  const rows = [
    { term: "Telefon", text: Phone && <a href={`tel:${Phone.replace(/[^+\d]/g, "")}`}>{Phone}</a> },
    { term: "Öppet", text: OpeningHours },
    { term: "E-post", text: Email && <a href={`mailto:${Email}`}>{Email}</a> },
    {
      term: "Adress",
      text: Street && (
        <>
          {LegalName ?? Name}
          <br />
          {Street}
          <br />
          {PostalCode} {City}
        </>
      ),
    },
    { term: "Organisationsnummer", text: OrgNumber },
  ].filter(({ text }) => text);
  return (
    <section className={styles.facts} aria-labelledby="andra-satt">
      <h2 id="andra-satt">Andra sätt att nå oss</h2>
      <dl>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
