import { isStorable } from "@lagrum/core/contract/fieldSchema";
import { Failure } from "./failure.ts";

/** More levels than any input of the contract has. Schemas and serialisers are recursive, so depth costs stack. */
const MAX_DEPTH = 16;

/** The maximum number of fields in a refusal. */
const MAX_FIELDS = 20;

/**
 * Refuses input before a schema reads it: values nested too deep, and text that PostgreSQL can't store, at any depth.
 * @throws Failure JSON_TOO_DEEP, or INCORRECT_PROPERTIES with the fields
 */
export function checkInput(input: unknown): void {
  const fields = unstorableFields(input, []).slice(0, MAX_FIELDS);
  if (fields.length === 0) return;
  throw new Failure("INCORRECT_PROPERTIES", Object.fromEntries(fields.map((field) => [field, ["INVALID_VALUE"]])));
}

function unstorableFields(value: unknown, path: string[]): string[] {
  if (path.length > MAX_DEPTH) throw new Failure("JSON_TOO_DEEP");
  if (typeof value === "string") return isStorable(value) ? [] : [path.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, key];
    return isStorable(key) ? unstorableFields(part, here) : [here.join(".")];
  });
}
