const listeners = new Set<(words: string) => void>();

/** Announces a change of the page to screen readers. */
export function announce(words: string): void {
  for (const listener of listeners) listener(words);
}

/** For the live region; the returned function unsubscribes. */
export function onAnnouncement(listener: (words: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
