import type { Role } from "./accountSchema.ts";

/** A role check passes with at least one of the required roles (specification section 6). */
export const hasRole = (roles: readonly Role[], required: readonly Role[]): boolean =>
  required.some((role) => roles.includes(role));

/** Staff are all accounts with a role. */
export const isStaff = (roles: readonly Role[]): boolean => hasRole(roles, ["admin", "advisor"]);

export const isAdmin = (roles: readonly Role[]): boolean => hasRole(roles, ["admin"]);
