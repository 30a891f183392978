import { staffDraftsName } from "@lagrum/core/account/staffDrafts";
import type { Page } from "playwright/test";

/** The unsaved texts that the admin stores on the device. */
export const draftsOnDevice = (page: Page, store: "answers" | "forms") =>
  page.evaluate(
    ([database, name]) =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const request = indexedDB.open(database);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    [staffDraftsName, store] as const,
  );
