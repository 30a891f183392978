import { describe, expect, it } from "vitest";
import { AskQuestion } from "../question/questionSchema.ts";
import { errorTexts, fieldText } from "../texts/errors.ts";
import { errorStatus, toDetails } from "./problem.ts";

const complete = {
  Type: "Free",
  CategoryID: 7,
  Title: "Får hyresvärden behålla depositionen?",
  QuestionBody: "Jag flyttade ut för två månader sedan och har inte fått tillbaka min deposition.",
  Email: "namn@exempel.se",
  AcceptTerms: true,
};

const detailsOf = (body: object) => {
  const result = AskQuestion.safeParse(body, { reportInput: true });
  return result.success ? null : toDetails(result.error);
};

describe("what is told about a body that doesn't fit", () => {
  it("says of each missing field that it is required", () => {
    expect(detailsOf({ AcceptTerms: true })).toEqual({
      Type: ["REQUIRED"],
      CategoryID: ["REQUIRED"],
      Title: ["REQUIRED"],
      QuestionBody: ["REQUIRED"],
      Email: ["REQUIRED"],
    });
  });

  it("tells an empty text from a short one", () => {
    expect(detailsOf({ ...complete, Title: "   " })).toEqual({ Title: ["REQUIRED"] });
    expect(detailsOf({ ...complete, Title: "Hyra" })).toEqual({ Title: ["TOO_SHORT"] });
  });

  it("doesn't speak of a number as of a text", () => {
    expect(detailsOf({ ...complete, CategoryID: 0 })).toEqual({ CategoryID: ["INVALID_VALUE"] });
  });

  it("names unknown fields", () => {
    expect(detailsOf({ ...complete, State: "Published" })).toEqual({ State: ["UNKNOWN_FIELD"] });
  });

  it("refuses what PostgreSQL can't store, and nothing else that is odd", () => {
    expect(detailsOf({ ...complete, Title: "En rubrik med \u0000 i" })).toEqual({ Title: ["INVALID_VALUE"] });
    expect(detailsOf({ ...complete, Title: "En rubrik med \ud83d i" })).toEqual({ Title: ["INVALID_VALUE"] });
    expect(detailsOf({ ...complete, Title: "En <b>rubrik</b> med 👩‍⚖️ och \u202eomvänt" })).toBeNull();
  });

  it.each(["a@b", "a b@c.se", "a@b..se", "@b.se", "a@b.se\nBcc: x@y.se", "a@b@c.se", "<a@b.se>"])(
    "refuses the address %j",
    (Email) => {
      expect(detailsOf({ ...complete, Email })).toEqual({ Email: ["INVALID_EMAIL"] });
    },
  );

  it("keeps the address in lower case and the number as E.164", () => {
    expect(AskQuestion.parse({ ...complete, Email: " Anna.Åberg@Exempel.SE ", Phone: "070-123 45 67" })).toMatchObject({
      Email: "anna.åberg@exempel.se",
      Phone: "+46701234567",
    });
  });

  it("keeps line breaks as LF, whatever the browser posts", () => {
    const QuestionBody = `${"Första stycket är långt nog för regeln.\r\n\r\n"}Andra stycket.`;
    expect(AskQuestion.parse({ ...complete, QuestionBody }).QuestionBody).toBe(
      "Första stycket är långt nog för regeln.\n\nAndra stycket.",
    );
  });
});

describe("words", () => {
  it("has a Swedish text for every code", () => {
    for (const code of Object.keys(errorStatus)) expect(errorTexts).toHaveProperty(code);
  });

  it("has own words at a field where the general ones are vague", () => {
    expect(fieldText("Title", "TOO_SHORT")).toBe("Skriv en rubrik med minst 10 tecken.");
    expect(fieldText("FirstName", "TOO_LONG")).toBe("Texten är för lång.");
  });
});
