import { AskQuestion, questionTypes } from "@lagrum/core/question/questionSchema";
import { slug } from "@lagrum/core/text/slug";
import { describe, expect, test } from "vitest";
import { categories } from "./categories.ts";
import { exampleNote } from "./demoAnswer.ts";
import { demoAnswers, uncheckedProvisions } from "./demoAnswers.ts";
import { demoOpenQuestions } from "./demoOpenQuestions.ts";
import { demoStaff } from "./demoStaff.ts";

const allowedTags = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "blockquote"];
const children = categories.flatMap((category) => category.Children);
const childUris = new Set(children.map((child) => child.Uri));

function words(text: string): number {
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Returns the errors in the markup: tags outside the list, attributes other than an https href, bad nesting. */
function markupFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = "", attributes = ""] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!allowedTags.includes(name)) faults.push(tag);
    if (closing) {
      if (open.pop() !== name) faults.push(`misplaced ${tag}`);
    } else {
      if (attributes !== "" && !(name === "a" && /^ href="https:\/\/[^"]+"$/.test(attributes))) faults.push(tag);
      open.push(name);
    }
  }
  if (html.replaceAll(/<\/?[a-z0-9]+[^>]*>/gi, "").match(/[<>]|&(?!amp;)/)) faults.push("stray < > or &");
  return [...faults, ...open.map((name) => `unclosed <${name}>`)];
}

describe("categories", () => {
  test("are eighteen areas whose addresses are unique in the whole tree", () => {
    const uris = [...categories.map((category) => category.Uri), ...childUris];
    expect(categories).toHaveLength(18);
    expect(new Set(uris).size).toBe(18 + children.length);
  });

  test("have addresses made from their names, the area's before the sub-area's", () => {
    for (const area of categories) {
      expect(area.Uri).toBe(slug(area.Name));
      for (const child of area.Children) expect(child.Uri).toBe(`${area.Uri}-${slug(child.Name)}`);
      expect(area.Children.at(-1)?.Name).toBe("Övrigt");
      expect(area.Description).toMatch(/^[A-ZÅÄÖ].*\.$/);
    }
  });
});

test("demo staff are one admin and two advisors with long passwords at example addresses", () => {
  expect(demoStaff.flatMap((person) => person.roles).sort()).toEqual(["admin", "advisor", "advisor"]);
  for (const person of demoStaff) {
    expect(person.Email).toMatch(/@lagrum\.example$/);
    expect(person.Password.length).toBeGreaterThanOrEqual(12);
    expect(person.Title).not.toMatch(/advokat/i);
  }
});

test("each area of law has a published answer", () => {
  const cited = demoAnswers.map((answer) => answer.Category);
  const empty = categories.filter((area) => !area.Children.some((child) => cited.includes(child.Uri)));
  expect(empty.map((area) => area.Name)).toEqual([]);
});

test("every demo question and answer has its own source id", () => {
  const ids = [...demoAnswers, ...demoOpenQuestions].map((row) => row.SourceID);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ...demoAnswers.map((answer) => ({ ...answer, Type: "Free", Asker: { Email: "nagon@askare.example" } })),
  ...demoOpenQuestions,
])("$SourceID is a question that the form would accept, in a category that exists", (row) => {
  const { Type, Title, QuestionBody, Asker } = row;
  // What the form asks buyers in addition is not stored with a question.
  const buyer = { LastName: "Exempel", Role: "Private", IsAdult: true, PreferredTimes: ["Måndag förmiddag"] };
  const paid = Type === "Free" ? {} : { ...buyer, Counterparty: "Exempelbolaget" };
  const typed = { Type, Title, QuestionBody, ...paid, ...Asker, CategoryID: 1, AcceptTerms: true };
  expect(AskQuestion.safeParse(typed).error).toBeUndefined();
  expect(AskQuestion.parse(typed)).toMatchObject({ Title, QuestionBody });
  expect(childUris).toContain(row.Category);
});

describe.each(demoAnswers.map((answer) => ({ id: answer.SourceID, answer })))("$id", ({ answer }) => {
  test("is readable, allowed markup that ends by saying it is an example", () => {
    expect(markupFaults(answer.AnswerBody)).toEqual([]);
    expect(answer.AnswerBody).toMatch(/^<p><strong>Kort svar:<\/strong>/);
    expect(answer.AnswerBody.endsWith(exampleNote)).toBe(true);
    expect(words(answer.QuestionBody)).toBeGreaterThanOrEqual(60);
    expect(words(answer.QuestionBody)).toBeLessThanOrEqual(200);
    expect(words(answer.AnswerBody)).toBeGreaterThanOrEqual(250);
    expect(words(answer.AnswerBody)).toBeLessThanOrEqual(450);
  });

  test("lists provisions of law, each once, and every paragraph that the text names", () => {
    const labels = answer.Provisions.map((provision) => provision.Label);
    expect(labels.length).toBeGreaterThan(0);
    expect(new Set(labels).size).toBe(labels.length);
    const listed = new Set(answer.Provisions.map((provision) => provision.Paragraph));
    const named = [...answer.AnswerBody.matchAll(/(\d+(?: [a-z])?)(?: och (\d+(?: [a-z])?))? §/g)]
      .flatMap((match) => [match[1], match[2]])
      .filter((paragraph) => paragraph !== undefined);
    expect(named.filter((paragraph) => !listed.has(paragraph))).toEqual([]);
  });

  test("was written by one of the demo advisors and published before the law was read", () => {
    const author = demoStaff.find((person) => person.Email === answer.AuthorEmail);
    expect(author?.roles).toEqual(["advisor"]);
    expect(Date.parse(answer.PublishedAt)).toBeLessThan(Date.parse(answer.ValidAt));
  });
});

test("open questions cover each type twice, one has a deadline, and phone advice has a number to call", () => {
  for (const Code of questionTypes) {
    expect(demoOpenQuestions.filter((question) => question.Type === Code).length).toBeGreaterThanOrEqual(2);
  }
  expect(demoOpenQuestions.filter((question) => question.DeadlineDate)).toHaveLength(1);
  for (const { Asker, Type } of demoOpenQuestions) {
    expect(Asker.Email).toMatch(/\.example$/);
    if (Type === "PhoneAdvice") expect(Asker.Phone).toMatch(/^\+467/);
  }
});

test("the list of unchecked provisions is complete and exact", () => {
  const acts = new Set(uncheckedProvisions.map((provision) => provision.Sfs));
  expect([...acts].sort()).toEqual([
    "1904:48 s. 1",
    "1930:173",
    "1936:81",
    "1949:105",
    "1951:649",
    "1960:729",
    "1975:635",
    "1976:206",
    "1980:1102",
    "1984:318",
    "1984:404",
    "1988:688",
    "1998:1276",
    "1998:488",
    "1999:1229",
    "2002:562",
    "2005:551",
    "2009:400",
    "2010:110",
    "2010:1877",
    "2011:1244",
    "2014:322",
    "2018:1200",
    "2018:1653",
  ]);
});
