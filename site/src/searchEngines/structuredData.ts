import type { AnswerPage } from "@lagrum/core/answer/answerPage";
import type { Answer, StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { Product } from "@lagrum/core/product/productSchema";
import type {
  BreadcrumbList,
  Legislation,
  Organization,
  Product as ProductData,
  WebPage,
  WithContext,
} from "schema-dts";
import type { Company } from "../settings/settings.ts";

/*
 * Structured data (schema.org) for search engines: only what the page shows, and never QAPage,
 * which is for pages where anyone may answer.
 */

const context = "https://schema.org";

/** A breadcrumb. */
interface Crumb {
  name: string;
  /** Absolute path. */
  path: string;
}

/** The breadcrumbs, without the start page. */
export const breadcrumbData = (base: string, crumbs: Crumb[]): WithContext<BreadcrumbList> => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Start", path: "/" }, ...crumbs].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: base + path,
  })),
});

type Firm = Pick<Company, "Name" | "Street" | "PostalCode" | "City" | "Phone" | "Email">;

const organization = (base: string, { Name, Street, PostalCode, City, Phone, Email }: Firm) =>
  ({
    "@type": "Organization",
    name: Name,
    url: `${base}/`,
    email: Email,
    telephone: Phone,
    address: { "@type": "PostalAddress", streetAddress: Street, postalCode: PostalCode, addressLocality: City },
  }) satisfies Organization;

/** The company, with the footer's facts. */
export const organizationData = (base: string, company: Firm): WithContext<Organization> => ({
  "@context": context,
  ...organization(base, company),
});

/** The page of an act or a provision. */
export const legislationData = (
  base: string,
  { name, sfs, path, officialUrl }: { name: string; sfs: string; path: string; officialUrl: string },
): WithContext<Legislation> => ({
  "@context": context,
  "@type": "Legislation",
  name,
  legislationIdentifier: sfs,
  url: base + path,
  sameAs: officialUrl,
  inLanguage: "sv",
});

/** An answer's page: a question with one accepted answer. */
export function answerData(base: string, answer: Answer | StaffAnswer, page: AnswerPage): WithContext<WebPage> {
  const url = `${base}/answers/${answer.Uri}`;
  const author = page.author && {
    "@type": "Person" as const,
    name: page.author.name,
    ...(page.author.title && { jobTitle: page.author.title }),
  };
  const published = answer.PublishedAt === null ? {} : { datePublished: answer.PublishedAt };
  const updated = page.days.find(({ term }) => term === "Uppdaterat")?.at;
  return {
    "@context": context,
    "@type": "WebPage",
    url,
    name: answer.Title,
    inLanguage: "sv",
    ...published,
    ...(updated && { dateModified: updated }),
    ...(author && { author }),
    mainEntity: {
      "@type": "Question",
      name: answer.Title,
      text: answer.Question.QuestionBody,
      answerCount: 1,
      acceptedAnswer: {
        "@type": "Answer",
        url,
        text: page.text,
        ...published,
        ...(author && { author }),
        ...(page.laws.length > 0 && { citation: page.laws.map(({ title }) => title) }),
      },
    },
  };
}

/** A product with its price, tax included. */
export const productData = (base: string, product: Product): WithContext<ProductData> => ({
  "@context": context,
  "@type": "Product",
  name: product.Name,
  description: product.ShortDescription,
  url: `${base}/product/${product.Uri}`,
  image: `${base}/pictures/product/${product.Uri}.png`,
  offers: {
    "@type": "Offer",
    url: `${base}/product/${product.Uri}`,
    price: (product.Amount / 100).toFixed(2),
    priceCurrency: "SEK",
  },
});
