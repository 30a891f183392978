import { accountPath } from "@lagrum/core/account/signInRedirect";
import { Link } from "@tanstack/react-router";
import type { Choice } from "../consent/choice.ts";
import { Promotion } from "../promotion/Promotion.tsx";
import type { Visitor } from "../session/visitor.ts";
import type { LayoutSettings } from "../settings/settings.ts";
import { Wordmark } from "../ui/Wordmark.tsx";
import { CompanyFacts } from "./CompanyFacts.tsx";
import styles from "./Footer.module.css";
import { LinkItems, MainLinks } from "./LinkItems.tsx";
import { PaymentMarks } from "./PaymentMarks.tsx";
import { aboutLinks, moreServices, policyLinks } from "./shellLinks.ts";

interface Props {
  layout: LayoutSettings | null;
  visitor: Visitor | null;
  choice: Choice;
}

/** The footer. Staff have the customer portal instead of sign-in. Its layout changes at 1099 px. */
export function Footer({ layout, visitor, choice }: Props) {
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
            <LinkItems links={moreServices} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-service">
          <h2 id="footer-service">Om tjänsten</h2>
          <ul>
            <LinkItems links={aboutLinks} />
            <AccountItems visitor={visitor} portal={layout?.CustomerPortal ?? null} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-data">
          <h2 id="footer-data">Uppgifter och cookies</h2>
          <PolicyItems />
        </nav>
        {layout && <CompanyFacts company={layout.Company} />}
        {layout && <Payment layout={layout} choice={choice} />}
        <p className={styles.small}>
          © {layout?.Company.Name || "Lagrum"}. Svaren på sidan är allmän information och ersätter inte rådgivning i
          ditt eget ärende.
        </p>
      </div>
    </footer>
  );
}

function AccountItems({ visitor, portal }: { visitor: Visitor | null; portal: string | null }) {
  if (!visitor) {
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
  return (
    <>
      {visitor.staff && portal && (
        <li>
          <a href={portal}>Kundportal</a>
        </li>
      )}
      <li>
        <a href={accountPath}>Mitt konto</a>
      </li>
    </>
  );
}

function PolicyItems() {
  return (
    <ul>
      {policyLinks.map(({ to, words, file }) => (
        <li key={to}>
          <Link to={to}>{words}</Link>
          {file && (
            <>
              {" "}
              <a href={file.to} aria-label={file.words}>
                (PDF)
              </a>
            </>
          )}
        </li>
      ))}
      <li>
        <Link to="/cookie-declaration" hash="cookie-choice">
          Cookieinställningar
        </Link>
      </li>
    </ul>
  );
}

function Payment({ layout, choice }: { layout: LayoutSettings; choice: Choice }) {
  const { MobilePayment, PaymentProvider, Outside } = layout;
  return (
    <div className={styles.payment}>
      <PaymentMarks mobile={MobilePayment} provider={PaymentProvider} />
      {PaymentProvider && (
        <p>
          När du betalar delar vi de uppgifter som betalningen kräver med {PaymentProvider}.{" "}
          <Link to="/integritet">Så behandlar vi dina uppgifter</Link>.
        </p>
      )}
      <Promotion setting={Outside.Promotion} choice={choice} provider={PaymentProvider} />
    </div>
  );
}
