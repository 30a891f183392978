/** Leaves by a full load: the page that comes is rendered for whoever is signed in by then. */
export function goTo(path: string): void {
  // A used link isn't gone back to.
  if (new URLSearchParams(window.location.search).has("oobCode")) window.location.replace(path);
  else window.location.assign(path);
}
