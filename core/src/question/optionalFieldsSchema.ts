import type { z } from "zod";
import { day } from "../contract/fieldSchema.ts";

/**
 * Questions' optional fields that askers fill in and staff see: a text or a day. To add one: a line here, a nullable
 * column with the same key in api/src/db/schema/questions.ts with its migration, and its label in
 * core/src/texts/optionalFields.ts. The forms, the INSERT and the SELECTs are derived from these keys.
 */
const fields = { DeadlineDate: day } satisfies Record<string, z.ZodString | z.ZodISODate>;

export type OptionalField = keyof typeof fields;
export const optionalFields = Object.keys(fields) as OptionalField[];
export type OptionalValues = Record<OptionalField, string | null>;

export const isDayField = (field: OptionalField): boolean => fields[field].format === "date";

/** An object with a value for each of the fields. */
export const eachOptionalField = <T>(value: (field: OptionalField) => T): Record<OptionalField, T> =>
  Object.fromEntries(optionalFields.map((field) => [field, value(field)])) as Record<OptionalField, T>;

/** The fields in a request. */
export const optionalInput = eachOptionalField((field) => fields[field].nullish());

/** The fields in a response. */
export const optionalOutput = eachOptionalField((field) => fields[field].nullable());
