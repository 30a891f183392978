import { Link } from "@tanstack/react-router";
import type { Company } from "../settings.ts";
import type { Visitor } from "../visitor.ts";
import styles from "./Footer.module.css";

function Address({ company }: { company: Company }) {
  const postalCode = company.PostalCode.replace(/^(\d{3})(\d{2})$/, "$1 $2");
  return (
    <address>
      <p className={styles.name}>{company.Name}</p>
      <p>
        {company.Street}
        <br />
        {postalCode} {company.City}
        <br />
        Org.nr {company.OrgNumber}
      </p>
      <p>
        <a href={`tel:${company.Phone.replace(/[^\d+]/g, "")}`}>{company.Phone}</a>
        <br />
        <a href={`mailto:${company.Email}`}>{company.Email}</a>
      </p>
    </address>
  );
}

/** The visitors' footer; its layout changes at 1099 px. */
export function Footer({ company, visitor }: { company: Company | null; visitor: Visitor | null }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {company ? <Address company={company} /> : <p className={styles.name}>Lagrum</p>}
        <ul>
          <li>
            <Link to="/ask_a_question">Ställ en fråga</Link>
          </li>
          <li>
            <Link to="/categories/{-$id}" params={{ id: undefined }}>
              Rättsområden
            </Link>
          </li>
          <li>
            <Link to="/answers/{-$id}" params={{ id: undefined }}>
              Svar
            </Link>
          </li>
        </ul>
        <ul>
          <li>
            <Link to="/integritet">Så behandlar vi dina uppgifter</Link>
          </li>
          {!visitor && <SignIn />}
        </ul>
        <p className={styles.small}>
          © {company?.Name ?? "Lagrum"}. Svaren på sidan är allmän information och ersätter inte rådgivning i ditt eget
          ärende.
        </p>
      </div>
    </footer>
  );
}

function SignIn() {
  return (
    <li>
      <Link to="/signin">Logga in</Link>
    </li>
  );
}
