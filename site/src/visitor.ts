import { isStaff } from "@lagrum/core/domain/roles";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { tokenOf } from "./account/tokenCookie.ts";
import { innerApi } from "./innerApi.server.ts";

/** What the navbar says of the one who reads. */
export interface Visitor {
  name: string;
  staff: boolean;
}

/**
 * Who is signed in, or null. Only the server asks: its page is the session's sign until the next full load.
 * A token that no longer holds makes an anonymous visitor.
 */
export const readVisitor: () => Promise<Visitor | null> = createIsomorphicFn()
  .server(async () => {
    const token = tokenOf(getRequest().headers.get("cookie"));
    if (!token) return null;
    const me = await innerApi(token).getMe();
    return me.ok ? { name: me.body.FirstName, staff: isStaff(me.body.roles) } : null;
  })
  .client(async () => null);
