/**
 * Whether the router may restore the scroll position. Not during hydration of a page that is already scrolled: a press
 * in progress would miss its button.
 * @returns a function to call at each rendering; the first is the hydration
 */
export function shouldRestoreScroll(): () => boolean {
  if (typeof window === "undefined") return () => true;
  let isHydrated = false;
  return () => {
    const isScrolled = !isHydrated && window.scrollY > 0;
    isHydrated = true;
    return !isScrolled;
  };
}
