import { isStaff } from "@lagrum/core/account/roles";
import { rolesOf } from "@lagrum/core/account/tokenRoles";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { serverApi } from "../api/serverApiClient.server.ts";
import type { SessionView } from "./session.ts";
import { tokenOf } from "./tokenCookie.ts";

/** The signed-in person as the navbar shows them. */
export interface Visitor {
  name: string;
  staff: boolean;
}

/** The signed-in person by the session, or by the server's rendering while the session is unknown. */
export function visitorNow(
  rendered: Visitor | null,
  { status, me, roles }: Pick<SessionView, "status" | "me" | "roles">,
): Visitor | null {
  if (status === false) return null;
  return me ? { name: me.FirstName, staff: isStaff(roles) } : rendered;
}

/**
 * The signed-in person, or null. Read on the server only, once per full page load.
 * A visitor with an expired or revoked token is anonymous.
 */
export const readVisitor: () => Promise<Visitor | null> = createIsomorphicFn()
  .server(async () => {
    const token = tokenOf(getRequest().headers.get("cookie"));
    if (!token) return null;
    const me = await serverApi(token).getMe();
    return me.ok ? { name: me.body.FirstName, staff: isStaff(rolesOf(token)) } : null;
  })
  .client(async () => null);
