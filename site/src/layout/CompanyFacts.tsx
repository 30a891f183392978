import type { Company } from "../settings/settings.ts";
import styles from "./CompanyFacts.module.css";

/** The company behind the site (lagen om elektronisk handel 8 §). Facts that are not set are not shown. */
export function CompanyFacts({ company }: { company: Company }) {
  const postalCode = company.PostalCode.replace(/^(\d{3}) ?(\d{2})$/, "$1 $2");
  return (
    <address className={styles.facts}>
      <h2>{company.Name}</h2>
      <p>
        {company.Street}
        <br />
        {postalCode} {company.City}
        {company.OrgNumber && (
          <>
            <br />
            Org.nr {company.OrgNumber}
          </>
        )}
      </p>
      <ul>
        {company.Phone && (
          <li>
            <a href={`tel:${company.Phone.replace(/[^\d+]/g, "")}`}>{company.Phone}</a>
          </li>
        )}
        {company.Email && (
          <li>
            <a href={`mailto:${company.Email}`}>{company.Email}</a>
          </li>
        )}
      </ul>
      <SocialLinks company={company} />
    </address>
  );
}

/** Plain links: nothing is loaded from third parties. */
function SocialLinks({ company }: { company: Company }) {
  const links = [
    { words: "Instagram", href: company.Instagram },
    { words: "Facebook", href: company.Facebook },
    { words: "LinkedIn", href: company.LinkedIn },
    ...company.Staff.map(({ Name, LinkedIn }) => ({ words: `${Name} på LinkedIn`, href: LinkedIn })),
  ];
  const shown = links.filter((link): link is { words: string; href: string } => link.href !== null);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social} aria-label="Följ oss">
      {shown.map(({ words, href }) => (
        <li key={href}>
          <a href={href} rel="noopener noreferrer">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
