import { isStaff } from "@lagrum/core/account/roles";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { serverApi } from "../api/serverApiClient.server.ts";
import type { SessionView } from "./session.ts";
import { tokenOf } from "./tokenCookie.ts";

/** What the navbar says of the one who reads. */
export interface Visitor {
  name: string;
  staff: boolean;
}

/** Who is signed in now: as the session knows, and before that as the server rendered it. */
export function visitorNow(
  rendered: Visitor | null,
  { status, me }: Pick<SessionView, "status" | "me">,
): Visitor | null {
  if (status === false) return null;
  return me ? { name: me.FirstName, staff: isStaff(me.roles) } : rendered;
}

/**
 * Who is signed in, or null. Only the server asks: its page is the session's sign until the next full load.
 * A token that no longer holds makes an anonymous visitor.
 */
export const readVisitor: () => Promise<Visitor | null> = createIsomorphicFn()
  .server(async () => {
    const token = tokenOf(getRequest().headers.get("cookie"));
    if (!token) return null;
    const me = await serverApi(token).getMe();
    return me.ok ? { name: me.body.FirstName, staff: isStaff(me.body.roles) } : null;
  })
  .client(async () => null);
