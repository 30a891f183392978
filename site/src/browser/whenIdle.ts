/** Does something once the page has nothing more to do; the function it gives calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(idle);
}
