import { accountPath } from "@lagrum/core/domain/landing";
import { Link } from "@tanstack/react-router";
import type { Company } from "../settings.ts";
import { Wordmark } from "../ui/Wordmark.tsx";
import type { Visitor } from "../visitor.ts";
import styles from "./Footer.module.css";
import { MainLinks } from "./MainLinks.tsx";

/** The visitors' footer; its layout changes at 1099 px. */
export function Footer({ company, visitor }: { company: Company | null; visitor: Visitor | null }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark className={styles.wordmark} />
          <p>Frågor och svar om svensk rätt, av jurister och juriststudenter.</p>
        </div>
        <nav aria-labelledby="footer-read">
          <h2 id="footer-read">Läs och fråga</h2>
          <ul>
            <MainLinks />
          </ul>
        </nav>
        <nav aria-labelledby="footer-service">
          <h2 id="footer-service">Om tjänsten</h2>
          <ul>
            <li>
              <Link to="/integritet">Så behandlar vi dina uppgifter</Link>
            </li>
            {!visitor && <SignIn />}
            {visitor && (
              <li>
                <a href={accountPath}>Mitt konto</a>
              </li>
            )}
          </ul>
        </nav>
        {company && <Contact company={company} />}
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
    <>
      <li>
        <Link to="/signin">Logga in</Link>
      </li>
      <li>
        <Link to="/signup">Bli rådgivare</Link>
      </li>
    </>
  );
}

function Contact({ company }: { company: Company }) {
  const postalCode = company.PostalCode.replace(/^(\d{3})(\d{2})$/, "$1 $2");
  return (
    <address>
      <h2>{company.Name}</h2>
      <p>
        {company.Street}
        <br />
        {postalCode} {company.City}
        <br />
        Org.nr {company.OrgNumber}
      </p>
      <ul>
        <li>
          <a href={`tel:${company.Phone.replace(/[^\d+]/g, "")}`}>{company.Phone}</a>
        </li>
        <li>
          <a href={`mailto:${company.Email}`}>{company.Email}</a>
        </li>
      </ul>
    </address>
  );
}
