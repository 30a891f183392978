/** A link of the shell, by its address. */
export interface ShellLink {
  to: string;
  words: string;
}

/** What there is to read. */
export const readingLinks: readonly ShellLink[] = [
  { to: "/categories", words: "Rättsområden" },
  { to: "/answers", words: "Svar" },
];

/** What visitors come for, in the navbar's order (specification section 2), and what they can read. */
export const mainLinks: readonly ShellLink[] = [
  { to: "/ask_a_question", words: "Ställ en fråga" },
  { to: "/boka", words: "Boka tid" },
  { to: "/ai", words: "AI" },
  ...readingLinks,
];

/** What staff come for: pages of the admin, which is another app. */
export const staffLinks: readonly ShellLink[] = [
  { to: "/admin/dashboard", words: "Personalsidor" },
  { to: "/admin/questions/unanswered", words: "Obesvarade" },
  { to: "/admin/questions/reserved", words: "Reserverade" },
  { to: "/admin/questions/answered", words: "Besvarade" },
];

/** What the footer adds to the navbar's links. */
export const moreServices: readonly ShellLink[] = [
  { to: "/fixed_price", words: "Fasta priser" },
  { to: "/rattsskydd", words: "Rättsskydd" },
  { to: "/nyheter", words: "Nyheter" },
];

export const aboutLinks: readonly ShellLink[] = [
  { to: "/contact", words: "Kontakt" },
  { to: "/about", words: "Om oss" },
  { to: "/villkor", words: "Villkor" },
  { to: "/tillganglighet", words: "Tillgänglighet" },
];

/** What is said of personal data and cookies: pages, and the same as files. */
export const policyLinks: readonly (ShellLink & { file?: ShellLink })[] = [
  {
    to: "/integritet",
    words: "Integritetspolicy",
    file: { to: "/integritetspolicy.pdf", words: "Integritetspolicy som PDF" },
  },
  { to: "/cookies", words: "Cookiepolicy", file: { to: "/cookiepolicy.pdf", words: "Cookiepolicy som PDF" } },
  { to: "/cookie-declaration", words: "Cookiedeklaration" },
];
