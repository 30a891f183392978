import { describe, expect, it } from "vitest";
import { AskQuestion } from "../question/questionSchema.ts";
import { errorTexts, fieldText } from "../texts/errors.ts";
import { phone } from "./fieldSchema.ts";
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

describe("the details of an invalid body", () => {
  it("mark each missing field as required", () => {
    expect(detailsOf({ AcceptTerms: true })).toEqual({
      Type: ["REQUIRED"],
      CategoryID: ["REQUIRED"],
      Title: ["REQUIRED"],
      QuestionBody: ["REQUIRED"],
      Email: ["REQUIRED"],
    });
  });

  it("distinguish an empty text from a short one", () => {
    expect(detailsOf({ ...complete, Title: "   " })).toEqual({ Title: ["REQUIRED"] });
    expect(detailsOf({ ...complete, Title: "Hyra" })).toEqual({ Title: ["TOO_SHORT"] });
  });

  it("report a number out of range as invalid, not as too short", () => {
    expect(detailsOf({ ...complete, CategoryID: 0 })).toEqual({ CategoryID: ["INVALID_VALUE"] });
  });

  it("name unknown fields", () => {
    expect(detailsOf({ ...complete, State: "Published" })).toEqual({ State: ["UNKNOWN_FIELD"] });
  });

  it("refuse characters that PostgreSQL can't store, and accept other unusual ones", () => {
    expect(detailsOf({ ...complete, Title: "En rubrik med \u0000 i" })).toEqual({ Title: ["INVALID_VALUE"] });
    expect(detailsOf({ ...complete, Title: "En rubrik med \ud83d i" })).toEqual({ Title: ["INVALID_VALUE"] });
    expect(detailsOf({ ...complete, Title: "En <b>rubrik</b> med 👩‍⚖️ och \u202eomvänt" })).toBeNull();
  });

  it.each(["a@b", "a b@c.se", "a@b..se", "@b.se", "a@b.se\nBcc: x@y.se", "a@b@c.se", "<a@b.se>"])(
    "refuse the address %j",
    (Email) => {
      expect(detailsOf({ ...complete, Email })).toEqual({ Email: ["INVALID_EMAIL"] });
    },
  );

  it.each([
    "070-123 45 67",
    "070 1234567",
    "070/123.45.67",
    "070–123 45 67",
    "+46701234567",
    "+46 (0)70-123 45 67",
    "0046 70 123 45 67",
  ])("the phone number %s is stored as E.164", (typed) => {
    expect(phone.parse(typed)).toBe("+46701234567");
  });

  it.each(["123", "+46 0", "070-123 45 6x", "ring mig"])("%s is no phone number", (typed) => {
    expect(phone.safeParse(typed).success).toBe(false);
  });

  it("the e-mail address is stored in lower case and the phone number as E.164", () => {
    expect(AskQuestion.parse({ ...complete, Email: " Anna.Åberg@Exempel.SE ", Phone: "070-123 45 67" })).toMatchObject({
      Email: "anna.åberg@exempel.se",
      Phone: "+46701234567",
    });
  });

  it("line breaks are stored as LF", () => {
    const QuestionBody = `${"Första stycket är långt nog för regeln.\r\n\r\n"}Andra stycket.`;
    expect(AskQuestion.parse({ ...complete, QuestionBody }).QuestionBody).toBe(
      "Första stycket är långt nog för regeln.\n\nAndra stycket.",
    );
  });
});

describe("Swedish error texts", () => {
  it("exist for every code", () => {
    for (const code of Object.keys(errorStatus)) expect(errorTexts).toHaveProperty(code);
  });

  it("are specific for a field where the general text is vague", () => {
    expect(fieldText("Title", "TOO_SHORT")).toBe("Skriv en rubrik med minst 10 tecken.");
    expect(fieldText("FirstName", "TOO_LONG")).toBe("Texten är för lång.");
  });
});
