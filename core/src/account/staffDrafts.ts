/** The IndexedDB database with staff's unsaved texts. Listed in core/src/consent/storageRegister.ts. */
export const staffDraftsName = "staffDrafts";

/** Deletes unsaved texts from this device. Open connections close by themselves. Never throws. */
export function clearStaffDrafts(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(staffDraftsName);
      const done = () => resolve();
      Object.assign(request, { onsuccess: done, onerror: done, onblocked: done });
    } catch {
      // Storage is blocked: nothing was stored.
      resolve();
    }
  });
}
