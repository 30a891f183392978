import { flushSync } from "react-dom";

/** Changes the page without moving the focused element on the screen: its reader may be typing in it. */
export function keepFocusInPlace(change: () => void): void {
  const focused = document.activeElement;
  const top = () => focused?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
}
