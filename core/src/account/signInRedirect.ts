import type { Role } from "./accountSchema.ts";
import { isStaff } from "./roles.ts";

export const dashboardPath = "/admin/dashboard";
export const accountPath = "/account";
export const signInPath = "/signin";
export const rootPath = "/";

/** Where a sign-in leads: staff to the admin, everyone else to their own account page. */
export const signInRedirect = (roles: readonly Role[]): string => (isStaff(roles) ? dashboardPath : accountPath);

/**
 * The test mode of section 4: whether a path counts as logged in for every visitor, or null where it forces nothing.
 */
export function forcedStatus(path: string): boolean | null {
  if (path.startsWith("/admin/")) return true;
  return path === "/signup" ? false : null;
}
