import { registered, type Stored } from "@lagrum/core/consent/storageRegister";
import type { Page } from "playwright/test";

export interface Kept {
  kind: Stored["kind"];
  name: string;
}

/** Everything that the browser keeps for this service now. */
export async function keptInBrowser(page: Page): Promise<Kept[]> {
  const cookies = (await page.context().cookies()).map(({ name }): Kept => ({ kind: "cookie", name }));
  const others = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDB: databases.map(({ name }) => name ?? ""),
    };
  });
  return [
    ...cookies,
    ...others.localStorage.map((name): Kept => ({ kind: "localStorage", name })),
    ...others.sessionStorage.map((name): Kept => ({ kind: "sessionStorage", name })),
    ...others.indexedDB.map((name): Kept => ({ kind: "indexedDB", name })),
  ];
}

/** What of it the cookie declaration doesn't name, or names as something that needs a yes. */
export const undeclared = (kept: Kept[], isAllowed: boolean): Kept[] =>
  kept.filter(({ kind, name }) => {
    const row = registered(kind, name);
    return row === undefined || (row.need === "consent" && !isAllowed);
  });
