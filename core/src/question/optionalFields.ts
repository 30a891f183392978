import { formatDate } from "../text/dates.ts";
import { isDayField, type OptionalField, type OptionalValues, optionalFields } from "./optionalFieldsSchema.ts";

/** A value as people read it: a day in words, a text as it is. */
export const formatOptional = (field: OptionalField, value: string): string =>
  isDayField(field) ? formatDate(value) : value;

/** The fields that have a value, in order. */
export const filledFields = (values: OptionalValues): { field: OptionalField; value: string }[] =>
  optionalFields.flatMap((field) => {
    const value = values[field];
    return value === null || value === "" ? [] : [{ field, value }];
  });
