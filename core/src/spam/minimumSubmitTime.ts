/** Milliseconds that a person needs at least to fill in a form. */
const LEAST = 2000;

/**
 * Whether a form was sent sooner than a person can fill it in. A moment that is still to come is a clock that goes
 * wrong, and nobody is turned away for that.
 */
export function isSubmittedTooSoon(openedAt: string, now: Date): boolean {
  const taken = now.getTime() - Date.parse(openedAt);
  return taken >= 0 && taken < LEAST;
}
