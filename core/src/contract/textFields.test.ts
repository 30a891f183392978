import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "../endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

/** Passwords, codes, tokens and what a provider sends are compared byte by byte: normalising would change them. */
const untouched = new Set([
  "signUp.body.Password",
  "pushPayment.query.ID",
  "receiveSwishCallback.body.id",
  // A hash that the server made.
  "gradeTestAnswer.body.Version",
]);

/** What our own pages and lists make: cursors, addresses, and the values of controls. A strange sign is refused. */
const isMade = (path: string) =>
  /\.params\.|\.query\.(?:After|ID|Month)$|^countVisit\.|\.(?:From|To|FromTime|ToTime|Month)$/.test(path);

/** Every schema of text below a schema, with its path. */
function textsBelow(schema: unknown, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodString) return [[path, schema]];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) => textsBelow(part, `${path}.${key}`));
  }
  if (schema instanceof z.ZodArray) return textsBelow(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return textsBelow(schema.valueType, `${path}{}`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsBelow(option, path));
  // Text that becomes another type, such as "true" in a query.
  if (schema instanceof z.ZodPipe) return [[path, schema]];
  if (schema instanceof z.ZodIntersection)
    return [...textsBelow(schema.def.left, path), ...textsBelow(schema.def.right, path)];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return textsBelow(schema.unwrap(), path);
  }
  return [];
}

const fields = Object.entries(endpoints as Record<string, Endpoint>)
  .flatMap(([name, { body, query, params }]) => [
    ...textsBelow(body, `${name}.body`),
    ...textsBelow(query, `${name}.query`),
    ...textsBelow(params, `${name}.params`),
  ])
  .filter(([path]) => !untouched.has(path));

/** What people write, short and long, as a name, an address of mail and of the web. */
const samples = [
  "Åsa Öberg",
  "åsa@öberg.se",
  "hyresvärd ".repeat(12).trim(),
  "Jörgen ska få tillbaka. ".repeat(20),
  "Ö",
  // Numbers and addresses of the web.
  ...["1102", "118 67", "070-174 06 05", "811218-9876", "556036-0793", "SE556036079301", "1970:994", "12 a", "6.1 f"],
  ...["hyresratt-deposition", "https://www.linkedin.com/in/asa", "/answers/far-jag-hyra-ut", "09:00", "2026-11"],
];

/** The same as Mac files and PDFs have it, and with what can't be seen. */
const disguises: [string, (text: string) => string][] = [
  ["decomposed", (text) => text.normalize("NFD")],
  ["with soft hyphens", (text) => text.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u00ad")],
  ["with zero-width spaces", (text) => text.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u200b")],
  ["with a byte order mark and overrides", (text) => `\ufeff\u202e${text}\u202c`],
];

const outcome = (schema: z.ZodType, text: string) => {
  const { success, data, error } = schema.safeParse(text);
  return success ? data : error.issues.map(({ code, message }) => [code, message]);
};

it("the walk finds the texts of requests", () => {
  const paths = fields.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["askQuestion.body.Title", "searchAnswers.body.Query", "updateAnswer.body.AnswerBody"]),
  );
});

it.each(disguises)("every text field of a request reads a text %s as the plain text", (_, disguise) => {
  const typed = fields.filter(([path]) => !isMade(path));
  const different = typed.filter(([, schema]) =>
    samples.some((text) => {
      const isAccepted = schema.safeParse(text).success || schema.safeParse(disguise(text)).success;
      return isAccepted && JSON.stringify(outcome(schema, text)) !== JSON.stringify(outcome(schema, disguise(text)));
    }),
  );
  expect(different.map(([path]) => path)).toEqual([]);
});

it("every typed text field stores or refuses any text decomposed as it does composed", () => {
  const typed = fields.filter(([path]) => !isMade(path));
  const parts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 8 }),
    fc.constantFrom(
      "Åsa",
      "Öberg",
      "hyresvärd",
      " ",
      "\u00ad",
      "\u200c",
      "\u200d",
      "\u0301",
      "é",
      "\u200b",
      "می",
      "👨",
      "-",
      ".",
    ),
  );
  const texts = fc.array(parts, { minLength: 1, maxLength: 12 }).map((all) => all.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const [composed, decomposed] = [text.normalize("NFC"), text.normalize("NFD")];
      const different = typed.filter(
        ([, schema]) => JSON.stringify(outcome(schema, composed)) !== JSON.stringify(outcome(schema, decomposed)),
      );
      expect(different.map(([path]) => path)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it("no text field of a request accepts control characters, and invisible signs alone are an empty text", () => {
  const careless = fields.filter(([, schema]) => samples.some((text) => schema.safeParse(`${text}\u0007`).success));
  expect(careless.map(([path]) => path)).toEqual([]);
  const filled = fields.filter(([, schema]) => {
    const { success, data } = schema.safeParse("\u200b\u00ad\u2060\ufeff\u3164".repeat(30));
    return success && data !== "" && data !== null;
  });
  expect(filled.map(([path]) => path)).toEqual([]);
});
