import type { MyCases } from "@lagrum/core/myCases/myCasesSchema";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest, setResponseHeader } from "@tanstack/react-start/server";
import { readMyCasesOf } from "./readMyCases.server.ts";

/** The URL of the cases for a page that the browser renders: only the site server can read the cookie. */
const address = "/mina-arenden/lista";

/** The visitor's cases; null without a session. @throws Error when they can't be read */
export const readMyCases: () => Promise<MyCases | null> = createIsomorphicFn()
  .server(async () => {
    const { cases, cookie } = await readMyCasesOf(getRequest());
    if (cookie) setResponseHeader("set-cookie", cookie);
    setResponseHeader("cache-control", "private, no-store");
    return cases;
  })
  .client(async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error("SERVICE_UNAVAILABLE");
    return (await response.json()) as MyCases | null;
  });
