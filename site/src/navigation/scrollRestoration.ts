/**
 * Whether the router may restore the scroll position. Not while it hydrates a page that has been scrolled: a press that
 * had begun would end beside its button.
 * @returns a function to call at each rendering; the first is the hydration
 */
export function shouldRestoreScroll(): () => boolean {
  if (typeof window === "undefined") return () => true;
  let isHydrated = false;
  return () => {
    const isMoved = !isHydrated && window.scrollY > 0;
    isHydrated = true;
    return !isMoved;
  };
}
