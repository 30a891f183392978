// @vitest-environment node

import { renderPdf } from "@lagrum/core/pdf/renderPdf";
import { terms } from "@lagrum/core/policy/terms";
import { stripHtml } from "@lagrum/core/text/text";
import { renderToStaticMarkup } from "react-dom/server";
import { getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import type { Company } from "../settings/settings.ts";
import { accessibility } from "./accessibility.ts";
import { cookiePolicy } from "./cookiePolicy.ts";
import { PolicyPage } from "./PolicyPage.tsx";
import { privacyPolicy } from "./privacyPolicy.ts";

const company: Company = {
  Name: "Brev & Råd",
  LegalName: "Brev & Råd Sjöberg AB",
  OrgNumber: "556000-0000",
  VatNumber: "SE556000000001",
  Street: "Åsögatan 1",
  PostalCode: "11122",
  City: "Malmö",
  Phone: "08-123 456 78",
  Email: "kontakt@lagrum.example",
  OpeningHours: "Vardagar 8–17",
  Instagram: null,
  Facebook: null,
  LinkedIn: null,
  Staff: [],
  FollowsArn: false,
};
const firm = {
  Company: company,
  Outside: {
    Analytics: { Provider: "local" as const },
    ErrorReports: { Dsn: "https://key@errors.example/1", Environment: "production" },
    Promotion: null,
    Checkout: null,
  },
  Sms: { Receiver: "sms.example" },
  Ai: { RetentionDays: 30, Model: { Name: "prov-1", Receiver: "modell.example" } },
};
const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

const open = async (policy: ReturnType<typeof terms>) => {
  const bytes = await renderPdf(policy, "https://lagrum.example");
  return { raw: Buffer.from(bytes).toString("latin1"), pdf: await getDocumentProxy(new Uint8Array(bytes)) };
};
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const pagesOf = (pdf: Pdf) => Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

/** The text of the structure tree: no decoration and no page numbers. */
async function readStructureText(pdf: Pdf): Promise<string> {
  const text: string[] = [];
  for (const page of await pagesOf(pdf)) {
    const open: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) text.push(open.includes("Artifact") ? "" : item.str);
      else if (item.type === "endMarkedContent") open.pop();
      else open.push("tag" in item ? String(item.tag) : "");
    }
  }
  return text.join("");
}

interface Role {
  role?: string;
  children?: Role[];
}
const rolesOf = (node: Role | null): string[] =>
  node ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)] : [];

describe.each([
  ["privacy", privacyPolicy],
  ["cookies", cookiePolicy],
  ["terms", terms],
  ["accessibility", accessibility],
])("the PDF on %s", (_, policyOf) => {
  const policy = policyOf(firm);

  test("has the same text as the page, with the company's facts", async () => {
    const { pdf } = await open(policy);
    const html = renderToStaticMarkup(<PolicyPage policy={policy} />).replace(/<nav.*?<\/nav>/s, "");
    const text = withoutSpaces(await readStructureText(pdf));
    expect(text).toBe(withoutSpaces(stripHtml(html)));
    expect(text).toContain(withoutSpaces(company.Email));
  });

  test("is accessible: language, title, headings, bookmarks and embedded fonts", async () => {
    const { pdf, raw } = await open(policy);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: "sv-SE", Title: policy.title });
    expect(raw).toContain("/Marked true");
    expect(raw).toContain("/DisplayDocTitle true");
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
      policy.title,
      "I korthet",
      ...policy.sections.map(({ heading }) => heading),
    ]);
    const pages = await pagesOf(pdf);
    const roles = (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap((tree) =>
      rolesOf(tree as Role),
    );
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(["H2", "P", "L", "LI", "LBody", "Link"]));
    const typefaces = raw.match(/\/Type \/FontDescriptor/g)?.length;
    expect(typefaces).toBeGreaterThan(0);
    expect(raw.match(/\/FontFile2 /g)).toHaveLength(typefaces ?? 0);
  });
});

test("relative links are absolute in the PDF", async () => {
  const { pdf } = await open(cookiePolicy(firm));
  const links = (await Promise.all((await pagesOf(pdf)).map((page) => page.getAnnotations()))).flat();
  expect(links.map(({ url }) => url)).toContain("https://lagrum.example/cookie-declaration");
  expect(links.map(({ contentsObj }) => contentsObj.str)).toEqual(links.map(({ unsafeUrl }) => unsafeUrl));
});

test("the terms state the company's setting about the disputes board, or nothing when it is unset", () => {
  const text = (FollowsArn: boolean | null) =>
    JSON.stringify(terms({ ...firm, Company: { ...company, FollowsArn } }).sections);
  expect(text(true)).toContain("följer nämndens rekommendation");
  expect(text(false)).toContain("inte åtagit oss");
  expect(text(null)).not.toMatch(/följer nämndens|inte åtagit/);
});

test("anchors are unique, and missing company facts leave no empty rows", () => {
  for (const policyOf of [privacyPolicy, cookiePolicy, terms, accessibility]) {
    const ids = policyOf(firm).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
  const silent = { ...company, Name: "", LegalName: null, VatNumber: null, Phone: "", Email: "" };
  const bare = renderToStaticMarkup(<PolicyPage policy={terms({ ...firm, Company: silent })} />);
  expect(bare).not.toContain("Momsnummer");
  expect(bare).not.toContain("Telefon");
  expect(bare).not.toMatch(/<a [^>]*><\/a>|mailto:"/);
});

test("the privacy policy states the retention of AI replies and the recipients of questions", () => {
  const { Ai } = firm;
  expect(JSON.stringify(privacyPolicy(firm))).toMatch(/modell\.example/);
  const without = JSON.stringify(privacyPolicy({ ...firm, Ai: { ...Ai, Model: null } }));
  expect(without).not.toMatch(/modell\.example/);
  expect(without).toMatch(/AI-sidan[^\]]*30 dagar/);
});

test("the policies mention only third parties that are configured", () => {
  const none = { Analytics: null, ErrorReports: null, Promotion: null, Checkout: null };
  const textWith = (Outside: typeof firm.Outside | typeof none) =>
    JSON.stringify([privacyPolicy({ ...firm, Outside }), cookiePolicy({ ...firm, Outside })]);
  expect(textWith(firm.Outside)).toMatch(/säger ja till statistik.*Felsökning/);
  expect(textWith(none)).not.toMatch(/säger ja till statistik|Felsökning|felrapporter/);
});
