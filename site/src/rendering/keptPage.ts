/**
 * Copies the document with everything typed in it. The copy has no handlers: its links and forms work as without script.
 * @returns a function that shows the copy, with the same field focused and the same scroll position
 */
export function copyDocument(): () => void {
  const live = document.documentElement;
  const copy = live.cloneNode(true) as HTMLElement;
  copy.dataset.plain = "";
  // They have run, and Trusted Types would refuse them.
  for (const script of copy.querySelectorAll("script")) script.remove();
  for (const button of copy.querySelectorAll("[aria-disabled]")) button.removeAttribute("aria-disabled");
  // A clone has the text of its fields, but not the options chosen.
  const chosen = [...live.querySelectorAll("select")].map(({ selectedIndex }) => selectedIndex);
  copy.querySelectorAll("select").forEach((select, at) => {
    select.selectedIndex = chosen[at] ?? -1;
  });
  const focused = document.activeElement?.id;
  const top = window.scrollY;
  return () => {
    document.documentElement.replaceWith(copy);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    window.scrollTo(0, top);
  };
}
