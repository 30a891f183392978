import { lengths } from "@lagrum/core/contract/lengths";
import type { FieldCode } from "@lagrum/core/contract/problem";

/** What is said of a new password before it is chosen. */
export const passwordHint = `Minst ${lengths.Password.min} tecken. Några ord efter varandra är lättare att minnas än krångliga tecken.`;

/**
 * What the service's own forms refuse, too (contract/password.ts). The list of known passwords comes when it is needed,
 * and where it doesn't arrive the provider's policy is all there is.
 * @param about the owner's names and address
 */
export async function passwordError(password: string, about: readonly string[]): Promise<FieldCode | null> {
  if (password === "") return "REQUIRED";
  if (password.length < lengths.Password.min) return "TOO_SHORT";
  if (password.length > lengths.Password.max) return "TOO_LONG";
  const known = await import("@lagrum/core/account/password").catch(() => null);
  return known?.isCommonPassword(password, about) ? "COMMON_PASSWORD" : null;
}
