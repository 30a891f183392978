import { jwtDecode } from "jwt-decode";
import type { Role } from "./accountSchema.ts";

const known: readonly unknown[] = ["admin", "advisor"] satisfies Role[];

/**
 * The roles claim of an access token (specification section 6). It decides what is shown; the API verifies the token and
 * decides by its own roles what is allowed. A token that can't be decoded has none.
 */
export function rolesOf(accessToken: string | undefined): Role[] {
  if (accessToken === undefined) return [];
  try {
    const { roles } = jwtDecode<{ roles?: unknown }>(accessToken);
    return Array.isArray(roles) ? roles.filter((role): role is Role => known.includes(role)) : [];
  } catch {
    return [];
  }
}

/** Whether a token's roles claim is older than the account's roles: the next token has them. */
export const hasStaleRoles = (accessToken: string | undefined, roles: readonly Role[]): boolean => {
  const claimed = rolesOf(accessToken);
  return claimed.length !== roles.length || !claimed.every((role) => roles.includes(role));
};
