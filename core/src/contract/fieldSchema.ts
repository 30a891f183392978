import { z } from "zod";
import { cleanText, hasControls } from "./cleanText.ts";
import { withPlainHyphens } from "./hyphens.ts";
import { lengths } from "./lengths.ts";

export { lengths };

/** PostgreSQL can't store NUL, and an unpaired surrogate is not valid text. */
export const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

/**
 * The one place where typed text is normalised: composed, without invisible signs (docs/decisions/0153-text-normalised-in-the-contract.md).
 * Every text of a request begins with it, other than passwords, codes and tokens.
 */
export const typedText = (normalise: (clean: string) => string = (clean) => clean) =>
  z
    .string()
    .overwrite((text) => normalise(cleanText(text)))
    .refine((text) => isStorable(text) && !hasControls(text), "INVALID_VALUE");

/** Text with line breaks, as typed; CRLF (what browsers post) becomes LF. */
export const multiline = (size: { min: number; max: number }) =>
  typedText((text) => text.replace(/\r\n?/g, "\n").trim())
    .min(size.min, size.min > 0 ? undefined : "REQUIRED")
    .max(size.max);

/** Text on one line: white space of every kind is collapsed to one space. */
export const singleLine = (size: { min: number; max: number }) =>
  typedText((text) => text.replace(/\s+/g, " ").trim())
    .min(size.min, size.min === 1 ? "REQUIRED" : undefined)
    .max(size.max);

/**
 * An e-mail address, lower-cased; the confirmation mail is the real test. Refused are those that no server takes: points
 * at the ends of the local part or in a row (RFC 5321, 4.1.2), hyphens at the ends of a label (RFC 1123, 2.1).
 */
export const email = typedText((text) => text.trim().toLowerCase())
  .min(1, "REQUIRED")
  .max(lengths.Email.max, "TOO_LONG")
  .regex(
    /^[^\s@<>(),;:"[\]\\\p{C}.]+(?:\.[^\s@<>(),;:"[\]\\\p{C}.]+)*@(?:(?!-)[^\s@<>(),;:"[\]\\\p{C}.]+(?<!-)\.)+(?!-)[^\s@<>(),;:"[\]\\\p{C}.]+(?<!-)$/u,
    "INVALID_EMAIL",
  );

/**
 * A Swedish or international number in any usual notation, normalised to E.164: also "+46 (0)70", "0046", "tel:" and wide
 * digits. A zero in parentheses is dialled within a country only.
 */
export const phone = typedText((text) => {
  const digits = withPlainHyphens(text.normalize("NFKC"))
    .replace(/^\s*tel:/i, "")
    .replace(/^(\s*(?:\+|00).*?)\(0\)/, "$1")
    .replace(/[\s()./-]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+460/, "+46");
  return digits.startsWith("0") ? `+46${digits.slice(1)}` : digits;
}).regex(/^(?:\+46[1-9]\d{6,9}|\+(?!46)[1-9]\d{6,14})$/, "INVALID_PHONE");

/** Letters of any alphabet with hyphen, apostrophe, point and space. Accents and primes typed as apostrophes become one. */
export const personName = typedText((text) =>
  withPlainHyphens(text)
    .replace(/[\u00b4`\u2032\u02b9\u02bc\uff07]/g, "’")
    .replace(/\s+/g, " ")
    .trim(),
)
  .min(lengths.Name.min, "REQUIRED")
  .max(lengths.Name.max)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u, "INVALID_VALUE");

/** The largest integer of a PostgreSQL column. */
export const largestInteger = 2_147_483_647;

/** An integer that PostgreSQL can store. */
export const integer = z.int().min(-largestInteger).max(largestInteger);

/** A row's ID: a positive integer. */
export const id = integer.min(1);

/** The same in a path or a query, where it is text. */
export const idParam = z.coerce.number<number | string>().int().min(1).max(largestInteger);

/** A boolean in a query, where it is text. */
export const boolParam = z.stringbool({ truthy: ["true"], falsy: ["false"] });

/** PostgreSQL has no year 0, and calculations need years on both sides. */
const hasPlausibleYear = (text: string) => text >= "1900" && text < "3000";

/** ISO 8601 in UTC with Z, of the years 1900 to 2999. */
export const timestamp = z.iso.datetime().refine(hasPlausibleYear, "INVALID_DATE");

/** A calendar day of the years 1900 to 2999, 2026-11-21. */
export const day = z.iso.date("INVALID_DATE").refine(hasPlausibleYear, "INVALID_DATE");

/** 128 bits or more, lower-case base 32 or hexadecimal (docs/decisions/0006-access-codes-for-guests.md). */
export const code = z.string().regex(/^[a-z0-9]{26,64}$/, "INVALID_VALUE");

/** Integer öre. */
export const amount = integer.min(0);

/** The default page size of a list. */
export const defaultPageSize = 25;

/** The paging parameters of every list. `After` continues after the row with that cursor, where offsets are slow. */
export const listQuery = {
  Page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
  PageSize: z.coerce.number<number | string>().int().min(1).max(100).default(defaultPageSize),
  Order: z.enum(["asc", "desc"]).default("desc"),
  Query: singleLine(lengths.Query).optional(),
  After: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,200}$/)
    .optional(),
};

/** The fields of every list besides its rows. `After` is null on the last page. */
export const listAnswer = {
  Pages: z.int().min(0),
  Total: z.int().min(0),
  After: z.string().nullable(),
};

/** Lists that count up to a limit only have this too: whether there are more rows than `Total`. */
export const countedAnswer = { ...listAnswer, TotalIsLeast: z.boolean() };

/** Several IDs in a query: `ID=1,2,3`. */
export const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
  .optional();

/** The last part of a page's address: small letters, digits and hyphens. A plain number there is an ID. */
export const address = typedText((text) => text.trim())
  .min(1, "REQUIRED")
  .max(lengths.Uri.max)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, "INVALID_VALUE");

/** The order of all rows of a list, by ID, and the order it was based on. */
export const order = {
  IDs: z.array(id).min(1).max(1000),
  /**
   * The order as it was loaded. When it has changed since, the call is refused with CHANGED_BY_OTHER and its `Present`.
   */
  Read: z.array(id).max(1000),
};
