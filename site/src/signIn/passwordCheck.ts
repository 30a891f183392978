import { lengths } from "@lagrum/core/contract/lengths";
import type { FieldCode } from "@lagrum/core/contract/problem";

/** The hint at a field for a new password. */
export const passwordHint = `Minst ${lengths.Password.min} tecken. Några ord efter varandra är lättare att minnas än krångliga tecken.`;

/**
 * Validates a new password as the API does (core/src/account/password.ts). The list of common passwords is imported
 * lazily; without it only the provider's policy applies.
 * @param about the owner's names and address
 */
export async function passwordError(password: string, about: readonly string[]): Promise<FieldCode | null> {
  if (password === "") return "REQUIRED";
  if (password.length < lengths.Password.min) return "TOO_SHORT";
  if (password.length > lengths.Password.max) return "TOO_LONG";
  const known = await import("@lagrum/core/account/password").catch(() => null);
  return known?.isCommonPassword(password, about) ? "COMMON_PASSWORD" : null;
}
