import type { MyCases } from "@lagrum/core/myCases/myCasesSchema";
import { env } from "../../env.ts";
import { serverApi } from "../api/serverApiClient.server.ts";
import { endSession, keepSession, sessionOf } from "./sessionCookie.ts";

/** The visitor's cases. `cookie` is the Set-Cookie header of the response. */
export interface ReadMyCases {
  cases: MyCases | null;
  cookie?: string;
}

/** @throws Error with the code of a failure that is not the session's */
export async function readMyCasesOf(request: Request): Promise<ReadMyCases> {
  const session = sessionOf(request.headers.get("cookie"));
  if (!session) return { cases: null };
  const { publicUrl } = env();
  const outcome = await serverApi().getMyCases({ accessCode: session });
  if (outcome.ok) return { cases: outcome.body, cookie: keepSession(session, publicUrl) };
  if (outcome.status === 404 || outcome.status === 410) return { cases: null, cookie: endSession(publicUrl) };
  throw new Error(outcome.body.Code);
}
