/**
 * After the router has failed: requests the page from the server, if it could not be opened and the server can be
 * reached. Otherwise the shown page keeps its URL.
 * @param wanted path of the page that the visitor has opened
 * @param shown path of the page that is on the screen
 */
export function openInDocument(wanted: string, shown: string): void {
  // The router no longer shows the pages of the history.
  window.addEventListener("popstate", () => {
    if (window.location.pathname + window.location.search !== shown.replace(/#.*/, "")) window.location.reload();
  });
  if (wanted === shown) return;
  fetch(wanted, { method: "HEAD" }).then(
    () => window.location.replace(wanted),
    () => {
      window.history.replaceState(null, "", shown);
      document.dispatchEvent(new Event("unreachable"));
    },
  );
}
