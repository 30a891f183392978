import Link from "next/link";
import { Wordmark } from "./Wordmark.jsx";

const mainLinks = [
  { to: "/ask_a_question", words: "Ställ en fråga" },
  { to: "/categories", words: "Rättsområden" },
  { to: "/answers", words: "Svar" },
  { to: "/fixed_price", words: "Fasta priser" },
  { to: "/boka", words: "Boka tid" },
  { to: "/ai", words: "AI" },
];
const moreServices = [
  { to: "/mina-arenden", words: "Mina ärenden" },
  { to: "/rattsskydd", words: "Rättsskydd" },
  { to: "/overhyra", words: "För hög hyra?" },
  { to: "/nyheter", words: "Nyheter" },
];
const aboutLinks = [
  { to: "/angra", words: "Ångra avtalet här" },
  { to: "/reklamera", words: "Reklamera ett köp" },
  { to: "/contact", words: "Kontakt" },
  { to: "/about", words: "Om oss" },
  { to: "/villkor", words: "Villkor" },
  { to: "/tillganglighet", words: "Tillgänglighet" },
  { to: "/signin", words: "Logga in" },
  { to: "/signup", words: "Bli rådgivare" },
];
const policyLinks = [
  { to: "/integritet", words: "Integritetspolicy", file: "/integritetspolicy.pdf" },
  { to: "/cookies", words: "Cookiepolicy", file: "/cookiepolicy.pdf" },
  { to: "/cookie-declaration", words: "Cookiedeklaration" },
  { to: "/cookie-declaration#cookie-choice", words: "Cookieinställningar" },
];

const Items = ({ links }) =>
  links.map(({ to, words }) => (
    <li key={to}>
      <Link href={to}>{words}</Link>
    </li>
  ));

export function Header() {
  return (
    <header className="_header_1vr8q_1">
      <a className="_skip_1vr8q_12" href="#content">
        Hoppa till innehållet
      </a>
      <Link className="_home_1vr8q_26" href="/">
        <Wordmark isFirst />
      </Link>
      <details className="_menu_1vr8q_38">
        <summary>
          Meny
          <svg className="_icon_4y460_1 _mark_1vr8q_33" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="m5 9 7 7 7-7" />
          </svg>
        </summary>
        <nav aria-label="Huvudmeny">
          <ul className="_links_1vr8q_70">
            <Items links={mainLinks} />
            <li>
              <Link href="/signin">Logga in</Link>
            </li>
          </ul>
        </nav>
      </details>
    </header>
  );
}

export function InfoBar() {
  return (
    <aside className="_bar_c6myl_1" aria-label="Ställ en egen fråga">
      <div className="_inner_c6myl_6">
        <p>Hittar du inte svaret? Ställ din egen fråga, så svarar en jurist eller juriststudent.</p>
        <Link className="_button_15flo_1 _primary_15flo_16" href="/ask_a_question">
          Ställ en fråga
        </Link>
      </div>
    </aside>
  );
}

export function Footer({ Company, PaymentProvider, MobilePayment }) {
  return (
    <footer className="_footer_1soff_1">
      <div className="_inner_1soff_7">
        <div className="_about_1soff_16">
          <Wordmark />
          <p>Frågor och svar om svensk rätt, av jurister och juriststudenter.</p>
        </div>
        <nav aria-labelledby="footer-read">
          <h2 id="footer-read">Läs och fråga</h2>
          <ul>
            <Items links={mainLinks} />
            <Items links={moreServices} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-service">
          <h2 id="footer-service">Om tjänsten</h2>
          <ul>
            <Items links={aboutLinks} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-data">
          <h2 id="footer-data">Uppgifter och cookies</h2>
          <ul>
            {policyLinks.map(({ to, words, file }) => (
              <li key={to}>
                <Link href={to}>{words}</Link>
                {file && (
                  <>
                    {" "}
                    <a href={file} aria-label={`${words} som PDF`}>
                      (PDF)
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <CompanyFacts company={Company} />
        <Payment provider={PaymentProvider} mobile={MobilePayment} />
        <p className="_small_1soff_68">
          © {Company.Name}. Svaren på sidan är allmän information och ersätter inte rådgivning i ditt eget ärende.
        </p>
      </div>
    </footer>
  );
}

function CompanyFacts({ company }) {
  const links = [
    { words: "Instagram", href: company.Instagram },
    { words: "Facebook", href: company.Facebook },
    { words: "LinkedIn", href: company.LinkedIn },
    ...company.Staff.map(({ Name, LinkedIn }) => ({ words: `${Name} på LinkedIn`, href: LinkedIn })),
  ];
  return (
    <address className="_facts_qmu4z_1">
      <h2>{company.Name}</h2>
      <p>
        {company.Street}
        <br />
        {company.PostalCode.replace(/^(\d{3}) ?(\d{2})$/, "$1 $2")} {company.City}
        {company.OrgNumber && (
          <>
            <br />
            Org.nr {company.OrgNumber}
          </>
        )}
      </p>
      <ul>
        <li>
          <a href={`tel:${company.Phone.replace(/[^\d+]/g, "")}`}>{company.Phone}</a>
        </li>
        <li>
          <a href={`mailto:${company.Email}`}>{company.Email}</a>
        </li>
      </ul>
      <ul className="_social_qmu4z_9" aria-label="Följ oss">
        {links.map(({ words, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </address>
  );
}

const drawings = {
  phone:
    "M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2",
  card: "M3.5 5.5h17a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM2.5 9.5h19M6 15h4",
};

function Mark({ drawing, name }) {
  return (
    <li className="_mark_u7l8l_1">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      {name}
    </li>
  );
}

function Payment({ provider, mobile }) {
  return (
    <div className="_payment_1soff_17">
      <ul className="_marks_u7l8l_1" aria-label="Betalsätt">
        <Mark drawing="phone" name={mobile} />
        <Mark drawing="card" name={provider} />
      </ul>
      <p>
        När du betalar delar vi de uppgifter som betalningen kräver med {provider}.{" "}
        <Link href="/integritet">Så behandlar vi dina uppgifter</Link>.
      </p>
    </div>
  );
}
