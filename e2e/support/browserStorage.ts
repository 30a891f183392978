import { registered, type Stored } from "@lagrum/core/consent/storageRegister";
import type { Page } from "playwright/test";

export interface StoredItem {
  kind: Stored["kind"];
  name: string;
}

/** All cookies and storage of this service in the browser. */
export async function storedInBrowser(page: Page): Promise<StoredItem[]> {
  const cookies = (await page.context().cookies()).map(({ name }): StoredItem => ({ kind: "cookie", name }));
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
    ...others.localStorage.map((name): StoredItem => ({ kind: "localStorage", name })),
    ...others.sessionStorage.map((name): StoredItem => ({ kind: "sessionStorage", name })),
    ...others.indexedDB.map((name): StoredItem => ({ kind: "indexedDB", name })),
  ];
}

/** Items that the cookie declaration does not list, or that need consent. */
export const undeclared = (items: StoredItem[], isAllowed: boolean): StoredItem[] =>
  items.filter(({ kind, name }) => {
    const row = registered(kind, name);
    return row === undefined || (row.need === "consent" && !isAllowed);
  });
