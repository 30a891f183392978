/** A link in the header or footer. */
export interface ShellLink {
  to: string;
  words: string;
}

/** Content pages. */
export const readingLinks: readonly ShellLink[] = [
  { to: "/categories", words: "Rättsområden" },
  { to: "/answers", words: "Svar" },
];

/** The navbar's links: those of specification section 2 and more. Available services come first. */
export const mainLinks: readonly ShellLink[] = [
  { to: "/ask_a_question", words: "Ställ en fråga" },
  ...readingLinks,
  { to: "/fixed_price", words: "Fasta priser" },
  { to: "/boka", words: "Boka tid" },
  { to: "/ai", words: "AI" },
];

/** The navbar's links for staff: pages of the admin, which is another app. */
export const staffLinks: readonly ShellLink[] = [
  { to: "/admin/dashboard", words: "Personalsidor" },
  { to: "/admin/questions/unanswered", words: "Obesvarade" },
  { to: "/admin/questions/reserved", words: "Reserverade" },
  { to: "/admin/questions/answered", words: "Besvarade" },
];

/** Links of the footer only. */
export const moreServices: readonly ShellLink[] = [
  { to: "/mina-arenden", words: "Mina ärenden" },
  { to: "/rattsskydd", words: "Rättsskydd" },
  { to: "/overhyra", words: "För hög hyra?" },
  { to: "/nyheter", words: "Nyheter" },
];

export const aboutLinks: readonly ShellLink[] = [
  // Required on every page during the withdrawal period (distansavtalslagen 2 kap. 10 a §).
  { to: "/angra", words: "Ångra avtalet här" },
  { to: "/reklamera", words: "Reklamera ett köp" },
  { to: "/contact", words: "Kontakt" },
  { to: "/about", words: "Om oss" },
  { to: "/villkor", words: "Villkor" },
  { to: "/tillganglighet", words: "Tillgänglighet" },
];

/** Policies on personal data and cookies, as pages and as PDF. */
export const policyLinks: readonly (ShellLink & { file?: ShellLink })[] = [
  {
    to: "/integritet",
    words: "Integritetspolicy",
    file: { to: "/integritetspolicy.pdf", words: "Integritetspolicy som PDF" },
  },
  { to: "/cookies", words: "Cookiepolicy", file: { to: "/cookiepolicy.pdf", words: "Cookiepolicy som PDF" } },
  { to: "/cookie-declaration", words: "Cookiedeklaration" },
];
