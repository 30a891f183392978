const withoutHash = (href: string) => href.replace(/#.*/, "");

/**
 * After the router has failed: requests the page from the server, if it is another page and the server can be reached.
 * Otherwise the shown page keeps its URL, with a notice (offlineGuard.ts).
 * @param wanted path of the page that was opened
 * @param shown path of the page that is on the screen
 */
export function openInDocument(wanted: string, shown: string): void {
  if (withoutHash(wanted) === withoutHash(shown)) return;
  fetch(wanted, { method: "HEAD" }).then(
    () => window.location.replace(wanted),
    () => {
      window.history.replaceState(null, "", shown);
      document.dispatchEvent(new Event("unreachable"));
    },
  );
}
