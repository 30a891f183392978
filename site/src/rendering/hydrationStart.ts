import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

/** When the browser loads the page's scripts: with the page, when it is idle, or at the first interaction. */
export type HydrationStart = "load" | "idle" | "interaction";

/** Of the page being rendered; "load" on the client. */
export const readHydrationStart: () => HydrationStart = createIsomorphicFn()
  .server((): HydrationStart => getGlobalStartContext()?.hydrationStart ?? "load")
  .client((): HydrationStart => "load");
