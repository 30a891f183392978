import { createClient } from "@lagrum/core/client";
import { isStaff } from "@lagrum/core/domain/roles";

/**
 * Where a sign-in leads: staff to the admin, everyone else to the start page.
 * @returns the path, or the code of a refusal
 */
export async function landing(token: string): Promise<{ path: string } | { Code: string }> {
  const me = await createClient({ baseUrl: "/api", token: () => token }).getMe();
  if (!me.ok) return { Code: me.body.Code };
  return { path: isStaff(me.body.roles) ? "/admin/dashboard" : "/" };
}
