import { expect, test } from "vitest";
import { toAnswerPage } from "./answerPage.ts";

const area = { ID: 1, Name: "Hyresrätt", Uri: "hyresratt" };
const answer = {
  AnswerBody: "<h2>Kort svar</h2><p>Ja, 18 000 kronor.</p>",
  Provisions: [
    { Law: "Jordabalk (1970:994)", Sfs: "1970:994", Chapter: "12", Paragraph: "28", Label: "" },
    { Law: "Jordabalk (1970:994)", Sfs: "1970:994", Chapter: "12", Paragraph: "24", Label: "" },
  ],
  Citations: [],
  ValidAt: "2026-11-01",
  PublishedAt: "2026-11-20T10:00:00Z",
  UpdatedAt: "2026-11-20T10:00:00Z",
  Category: { ID: 2, Name: "Deposition", Uri: "hyresratt-deposition" },
  Area: { ...area, Urgent: false },
  User: { Name: "Karin Ekdal", Title: "jurist" },
  QuestionBody: "Första stycket.\nSamma stycke.\n\nAndra.",
};
const now = new Date("2026-11-21T10:00:00Z");

test("the page has breadcrumb, author, dates, paragraphs and provisions for display", () => {
  expect(toAnswerPage(answer, now)).toMatchObject({
    places: [{ Name: "Hyresrätt" }, { Name: "Deposition" }],
    author: { name: "Karin Ekdal", title: "Jurist" },
    days: [
      { term: "Publicerat", at: answer.PublishedAt },
      { term: "Gäller per", at: "2026-11-01" },
    ],
    readingTime: "1 minut",
    question: ["Första stycket.\nSamma stycke.", "Andra."],
    isLongQuestion: false,
    outdatedSince: null,
    contents: [],
    html: '<h2 id="del-kort-svar">Kort svar</h2><p>Ja, 18\u00a0000\u00a0kronor.</p>',
    laws: [{ title: "Jordabalk (1970:994)", places: [{ name: "12 kap. 28 §" }, { name: "12 kap. 24 §" }] }],
  });
});

test("the page has a later change, a warning about old law, and the headings of a long answer", () => {
  const page = toAnswerPage(
    {
      ...answer,
      Category: area,
      AnswerBody: "<h2>A</h2><h2>B</h2><h2>C</h2><h2>D</h2>",
      UpdatedAt: "2026-11-21T09:00:00Z",
      ValidAt: "2020-01-01",
      User: null,
    },
    now,
  );
  expect(page.places).toEqual([area]);
  expect(page.author).toBeNull();
  expect(page.days.map(({ term }) => term)).toEqual(["Publicerat", "Uppdaterat", "Gäller per"]);
  expect(page.outdatedSince).toBe("2020-01-01");
  expect(page.contents.map(({ text }) => text)).toEqual(["A", "B", "C", "D"]);
});
