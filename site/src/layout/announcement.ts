const listeners = new Set<(words: string) => void>();

/** Has screen readers say something that the page shows by changing. */
export function announce(words: string): void {
  for (const listener of listeners) listener(words);
}

/** For the one place that says it; ends with the function it gives. */
export function onAnnouncement(listener: (words: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
