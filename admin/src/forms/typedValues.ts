import { parseAmount } from "@lagrum/core/money/parseAmount";
import { partsOf, toInstant } from "../ui/localDateTime.ts";
import { TypedFault } from "./contractResolver.ts";

/** Typed kronor as öre. A text that is no amount stays, for the schema to refuse; an empty one is undefined. */
export const typedAmount = (kronor: string): number | string | undefined =>
  kronor.trim() === "" ? undefined : (parseAmount(kronor) ?? kronor);

/**
 * A typed day and time as the instant in Sweden; an empty one is null.
 * @throws TypedFault for a time that the day does not have
 */
export function typedInstant(field: string, typed: string): string | null {
  if (typed === "") return null;
  try {
    return toInstant(partsOf(typed));
  } catch (error) {
    throw new TypedFault(field, error instanceof Error ? error.message : String(error));
  }
}
