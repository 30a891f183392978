// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { mailKindTexts } from "../texts/mailKinds.ts";
import { exampleContents, exampleSender } from "./mailExamples.ts";
import { senderLines } from "./mailSender.ts";
import { renderMail } from "./renderMail.ts";

const hostile = `Anna<img src=x onerror=alert(1)>"'&`;

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const words = (text: string | null) => (text ?? "").replace(/\s+/g, " ");

describe.each(exampleContents())("%s", (_, content) => {
  const { subject, text, html } = renderMail(content, exampleSender);
  const page = parse(html);
  const { paragraphs, next, notes = [], action, reference } = content;

  test("has the same facts in HTML and plain text", () => {
    expect(next.length).toBeGreaterThan(0);
    const facts = [...paragraphs, ...next, ...notes, ...senderLines(exampleSender), reference ?? "Lagrum"];
    for (const fact of facts) {
      for (const line of fact.split("\n")) {
        expect(words(text)).toContain(words(line));
        expect(words(page.body.textContent)).toContain(words(line));
      }
    }
  });

  test("has one button at most, whose link is in the plain text beside those of the sentences", () => {
    const [link, ...others] = page.querySelectorAll("a");
    expect(others).toEqual([]);
    expect(link?.getAttribute("href")).toBe(action?.href);
    expect(words(link?.textContent ?? "")).toBe(action?.label ?? "");
    const sentences = [...next, ...notes].join(" ");
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    expect(links.filter((href) => !sentences.includes(href))).toEqual(action ? [action.href] : []);
  });

  test("has no personal data in its subject", () => {
    expect(subject).not.toMatch(/Anna|@|\d{4}-|08-/);
    expect(exampleContents("Zebedeus").map(([, { subject }]) => subject)).toContain(subject);
  });

  test("loads nothing, is Swedish, and has a dark mode", () => {
    expect(page.documentElement.lang).toBe("sv");
    expect(page.querySelectorAll("img, script, link, iframe, object")).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|src=/);
    expect(page.querySelector("meta[name=color-scheme]")?.getAttribute("content")).toBe("light dark");
  });
});

test("every kind of mail has an example", () => {
  const kinds = new Set(exampleContents().map(([name]) => name.split(" ")[0]));
  expect(Object.keys(mailKindTexts).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test("a hostile name is text in every mail, and in no subject", () => {
  for (const [, content] of exampleContents(hostile)) {
    const { html, subject } = renderMail(content, exampleSender);
    expect(html).not.toContain("<img");
    expect(subject).not.toContain("Anna");
  }
});

test("a company without its settings leaves no empty lines", () => {
  const empty = {
    Name: "",
    LegalName: null,
    OrgNumber: "",
    Street: "",
    PostalCode: "",
    City: "",
    Phone: "",
    Email: "",
  };
  expect(senderLines(empty)).toEqual([]);
});
