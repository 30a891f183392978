/**
 * Whether the router may scroll. What the server drew stays where its reader has scrolled it while the program was on
 * its way: a press that had begun would end beside its button.
 * @returns a function that is asked at each rendering, the first of which takes over the server's page
 */
export function shouldRestoreScroll(): () => boolean {
  if (typeof window === "undefined") return () => true;
  let isTakenOver = false;
  return () => {
    const isMoved = !isTakenOver && window.scrollY > 0;
    isTakenOver = true;
    return !isMoved;
  };
}
