import { expect, test } from "vitest";
import { detectPiiInPublication, newFindings, openFindings, plainTextOf, redactField } from "./publication.ts";

const texts = {
  Title: "Får Anna sälja huset?",
  QuestionBody: "Min syster Anna Ek äger huset. Annas nummer är 070-123 45 67.",
  AnswerBody:
    '<p>Hej!</p><p>Ja, <strong>Anna</strong> <em>Ek</em> får det, R&amp;D. <a href="mailto:anna@ek.se" rel="x">Skriv</a></p><p>Karin Prov</p>',
};

test("an answer's text is searched across its tags, and its links too", () => {
  const found = detectPiiInPublication(texts, "Karin Prov").filter(({ Field }) => Field === "AnswerBody");
  expect(found.map(({ Text, Replacement }) => [Text, Replacement])).toEqual([
    ["Anna Ek", "[namn 1]"],
    ["anna@ek.se", "[e-postadress]"],
  ]);
});

test("redaction preserves the other HTML, and removes links to a redacted address", () => {
  const found = detectPiiInPublication(texts, "Karin Prov");
  const replaced = (field: keyof typeof texts) =>
    redactField(
      field,
      texts[field],
      found
        .filter(({ Field }) => Field === field)
        .map(({ Start, End, Replacement }) => ({ start: Start, end: End, by: Replacement })),
    );
  expect(replaced("Title")).toBe("Får [namn 1] sälja huset?");
  expect(replaced("QuestionBody")).toBe("Min syster [namn 1] äger huset. [namn 1]s nummer är [telefonnummer].");
  expect(replaced("AnswerBody")).toBe(
    '<p>Hej!</p><p>Ja, <strong>[namn 1]</strong><em></em> får det, R&amp;D. <a rel="x">Skriv</a></p><p>Karin Prov</p>',
  );
  const done = { Title: replaced("Title"), QuestionBody: replaced("QuestionBody"), AnswerBody: replaced("AnswerBody") };
  expect(detectPiiInPublication(done, "Karin Prov")).toEqual([]);
});

test.each([
  ["<p>Hej Anna!</p><p>Ja, Anna får det.</p>", "<p>Hej!</p><p>Ja, [namn 1] får det.</p>"],
  ["<p>Hej <strong>Anna</strong>, tack för din fråga.</p>", "<p>Hej<strong></strong>, tack för din fråga.</p>"],
  ["<p>God dag Anna Ek!</p>", "<p>God dag!</p>"],
  ["<p>Bästa Anna,</p><p>Ja.</p>", "<p>Hej,</p><p>Ja.</p>"],
  ["<p>Tack. Kära Anna!</p>", "<p>Tack. Hej!</p>"],
  ["<p>Hej Anna och Bosse!</p>", "<p>Hej [namn 1] och [namn 2]!</p>"],
  ["<p>Din kära Anna, som du skriver, får det.</p>", "<p>Din kära [namn 1], som du skriver, får det.</p>"],
])("a greeting has no placeholder for a name: %s", (AnswerBody, redacted) => {
  const found = detectPiiInPublication({ Title: "", QuestionBody: "", AnswerBody });
  const replacings = found.map(({ Start, End, Replacement }) => ({ start: Start, end: End, by: Replacement }));
  expect(redactField("AnswerBody", AnswerBody, replacings)).toBe(redacted);
});

test("a replacement chosen by the editor is used in a greeting", () => {
  const at = plainTextOf("AnswerBody", "<p>Hej Anna!</p>").indexOf("Anna");
  expect(redactField("AnswerBody", "<p>Hej Anna!</p>", [{ start: at, end: at + 4, by: "du" }])).toBe("<p>Hej du!</p>");
});

test("a replacement is escaped as HTML", () => {
  const at = plainTextOf("AnswerBody", "<p>Anna</p>").indexOf("Anna");
  expect(redactField("AnswerBody", "<p>Anna</p>", [{ start: at, end: at + 4, by: "<img src=x>" }])).toBe(
    "<p>&lt;img src=x&gt;</p>",
  );
});

test("an accepted finding is accepted everywhere, and an edit reports new findings only", () => {
  const found = detectPiiInPublication(texts, "Karin Prov");
  expect(openFindings(found, ["ANNA  EK"]).map(({ Text }) => Text)).not.toContain("Anna Ek");
  const edited = detectPiiInPublication({ ...texts, Title: "Får Anna och Bosse sälja huset?" }, "Karin Prov");
  expect(newFindings(edited, found).map(({ Text }) => Text)).toEqual(["Bosse"]);
});
