// @vitest-environment node
import Validator from "@adobe/structured-data-validator";
import { toAnswerPage } from "@lagrum/core/answer/answerPage";
import type { Answer } from "@lagrum/core/answer/answerSchema";
import type { Product } from "@lagrum/core/product/productSchema";
import { expect, test } from "vitest";
import { answerData, breadcrumbData, organizationData, productData } from "./structuredData.ts";

const base = "https://lagrum.example";
const now = new Date("2026-11-21T12:00:00Z");
const company: Parameters<typeof organizationData>[1] = {
  Name: "Lagrum AB",
  Street: "Gatan 1",
  PostalCode: "11122",
  City: "Stockholm",
  Phone: "08-123 45 67",
  Email: "info@lagrum.example",
};

const category = { ID: 2, Name: "Grannar och gränser", Uri: "bostad-och-fastighet-grannar-och-granser" };
const answer: Answer = {
  ID: 1001,
  Title: "Får grannen såga ner mitt träd?",
  Uri: "far-grannen-saga-ner-mitt-trad",
  AnswerBody: "<h2>Kort svar</h2><p>Nej, <em>inte</em> utan lov.</p>",
  PublishedAt: "2026-11-20T08:00:00.000Z",
  UpdatedAt: "2026-11-20T08:00:00.000Z",
  ValidAt: "2026-11-01",
  Citations: [],
  LawChanges: [],
  Provisions: [{ Law: "jordabalk", Sfs: "1970:994", Chapter: "3", Paragraph: "2", Label: "3 kap. 2 § jordabalken" }],
  Category: category,
  Area: { ...category, Urgent: false },
  User: { Name: "Karin Ek", Title: "jurist" },
  Question: {
    ID: 1001,
    Title: "Får grannen såga ner mitt träd?",
    QuestionBody: "Han hotar med det.",
    similarAnswers: [],
  },
};
const product: Product = {
  ID: 1,
  Uri: "testamente",
  Name: "Testamente",
  ShortDescription: "Vi skriver ditt testamente.",
  Category: null,
  DeliveryWorkingDays: 5,
  Amount: 199_500,
  TaxAmount: 39_900,
  TaxRate: 2500,
  LowestAmount: null,
  Description: "",
  Included: [],
  NotIncluded: [],
  YouNeed: [],
  ExtraCosts: null,
  RequiresPersonalNumber: false,
  Questions: {},
};

const pageOf = (answer: Answer) => toAnswerPage({ ...answer, QuestionBody: answer.Question.QuestionBody }, now);
const page = pageOf(answer);
const breadcrumbs = breadcrumbData(base, [{ name: "Rättsområden", path: "/categories" }]);
const organization = organizationData(base, company);

test.each([
  ["BreadcrumbList", breadcrumbs],
  ["Organization", organization],
  ["Product", productData(base, product)],
])("%s is valid by Google's rules", async (type, data) => {
  const found = await new Validator().validate({ jsonld: { [type]: [data] } });
  expect(found.filter(({ severity }) => severity === "ERROR")).toEqual([]);
});

test("a product's price is in kronor, VAT included", () => {
  expect(productData(base, product)).toMatchObject({ offers: { price: "1995.00", priceCurrency: "SEK" } });
});

test("an answer's page is a WebPage with a Question and one accepted answer, not a QAPage", () => {
  const data = answerData(base, answer, page);
  expect(data).toMatchObject({
    "@type": "WebPage",
    datePublished: answer.PublishedAt,
    mainEntity: {
      "@type": "Question",
      name: answer.Title,
      text: "Han hotar med det.",
      acceptedAnswer: { author: { name: "Karin Ek", jobTitle: "Jurist" }, citation: ["Jordabalk (1970:994)"] },
    },
  });
  expect(JSON.stringify(data)).toContain("inte utan lov.");
  expect(JSON.stringify(data)).not.toMatch(/QAPage|<em>|dateModified/);
  const changed = { ...answer, UpdatedAt: "2026-11-21T08:00:00.000Z" };
  expect(answerData(base, changed, pageOf(changed))).toHaveProperty("dateModified");
});
