/** The minimum milliseconds that a person needs to fill in a form. */
const LEAST = 2000;

/**
 * Whether a form was submitted before the minimum time. A time in the future means that a clock is wrong, which is
 * accepted.
 */
export function isSubmittedTooSoon(openedAt: string, now: Date): boolean {
  const taken = now.getTime() - Date.parse(openedAt);
  return taken >= 0 && taken < LEAST;
}
