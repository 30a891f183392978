/** Navigates by a full page load, so that the server renders the new session state. */
export function goTo(path: string): void {
  // Replace the entry, so that Back doesn't reopen a used link.
  if (new URLSearchParams(window.location.search).has("oobCode")) window.location.replace(path);
  else window.location.assign(path);
}
