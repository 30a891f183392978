import fc from "fast-check";
import { z } from "zod";

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

/** Values for patterns that fast-check cannot generate from, such as those with assertions. */
const samples = [
  ...[
    "kim@exempel.se",
    "åsa.öberg+1@exempel.se",
    "+46701234567",
    "0701234567",
    "Kim",
    "Åsa O'Hara",
    "hyresratt",
    "a-1",
  ],
  ...["https://www.linkedin.com/in/vera", "4", "T7", "12", "2026-11", "2026-11-21", "2026-11-21T08:00:00.000Z"],
  ...["/api/files/0123456789abcdef0123456789abcdef/a.pdf", "aGVq", "0123456789abcdef0123456789abcdef", "1,2,3"],
];

/** Few values, so that calls hit rows of other calls. */
const words = fc.constantFrom(
  ...["hyra", "Får hyresvärden behålla depositionen?", "<p>Ja, enligt 12 kap. 24 § jordabalken.</p>", "Kim Öberg", "å"],
  ...["070-123 45 67", "\n", "<b>", "uppsägning", "korrekt häst batteri", "👩‍⚖️", "'; drop table", "%", "_", '"'],
);

/** Values that the schema accepts, as far as its JSON schema expresses. */
export function schemaArbitrary(schema: z.ZodType, io: "input" | "output"): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  return arbitraryOf(root, root.$defs ?? {}, []);
}

function arbitraryOf(schema: Schema, defs: Record<string, Schema>, within: string[]): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => arbitraryOf(part, defs, within);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace("#/$defs/", "");
    const target = defs[name];
    // The only recursive schema is arbitrary JSON.
    return target === undefined || within.includes(name)
      ? fc.jsonValue({ maxDepth: 3 })
      : arbitraryOf(target, defs, [...within, name]);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf?.[0]) return inner(schema.allOf[0]);
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return arrayOf(schema, inner);
    case "object":
      return objectOf(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = 2000 }: Schema): fc.Arbitrary<string> {
  if (format === "date") return day;
  if (format === "date-time")
    return fc.tuple(day, fc.constantFrom("00:00:00Z", "23:59:59.999Z")).map((parts) => parts.join("T"));
  if (format === "uuid") return fc.uuid();
  if (format === "base64") return fc.base64String({ minLength: 4, maxLength: 400 });
  if (pattern !== undefined) return matching(pattern);
  // Some have the maximum length.
  const length = fc.oneof(
    { weight: 9, arbitrary: fc.constant(minLength + 20) },
    { weight: 1, arbitrary: fc.constant(maxLength) },
  );
  return fc.tuple(fc.array(words, { minLength: 1, maxLength: 4 }), length).map(([parts, wanted]) => {
    const text = parts.join(" ");
    return text
      .repeat(Math.ceil(Math.max(minLength, Math.min(wanted, maxLength)) / text.length))
      .slice(0, maxLength)
      .toWellFormed();
  });
}

const DAY_MS = 86_400_000;
/** Around today, and the limits that the contract accepts. */
const day = fc.oneof(
  fc
    .integer({ min: -400, max: 400 })
    .map((days) => new Date(Date.UTC(2026, 10, 21) + days * DAY_MS).toISOString().slice(0, 10)),
  fc.constantFrom("1900-01-01", "2999-12-31", "2028-02-29"),
);

/** Cached by pattern: those with Unicode classes take seconds and 100 MB to create. */
const memoized = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const arbitrary = memoized.get(pattern) ?? createMatching(pattern);
  memoized.set(pattern, arbitrary);
  return arbitrary;
}

function createMatching(pattern: string): fc.Arbitrary<string> {
  const expression = new RegExp(pattern, "u");
  const fitting = samples.filter((sample) => expression.test(sample));
  try {
    const generated = fc.stringMatching(expression, { maxLength: 60 });
    return fitting.length > 0 ? fc.oneof(fc.constantFrom(...fitting), generated) : generated;
  } catch (error) {
    if (fitting.length === 0) throw new Error(`no sample matches ${pattern}`, { cause: error });
    return fc.constantFrom(...fitting);
  }
}

/** Mostly small, since IDs are. */
function numberOf({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({
    min: Math.max(minimum, Math.min(0, maximum)),
    max: Math.min(maximum, Math.max(minimum, 0) + 120),
  });
  return fc.oneof({ weight: 9, arbitrary: small }, { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) });
}

function arrayOf(
  { items = {}, prefixItems, minItems = 0, maxItems = 100 }: Schema,
  inner: (part: Schema) => fc.Arbitrary<unknown>,
) {
  if (prefixItems) return fc.tuple(...prefixItems.map(inner));
  return fc.array(inner(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
}

function objectOf(schema: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inner(part)])), {
    requiredKeys: required,
  });
  if (typeof additionalProperties !== "object") return known;
  const names = propertyNames ? inner(propertyNames).map(String) : fc.constantFrom("a", "Å", "Lists");
  return fc.dictionary(names, inner(additionalProperties), { maxKeys: 4 });
}
