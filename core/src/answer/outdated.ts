import { daysBetween } from "../text/dates.ts";

/** Days after which an answer shows that the law may have changed: two years. */
const FRESH = 730;

/** Whether an answer's law date is so old that the page warns readers. Both are calendar days. */
export const mayBeOutdated = (validAt: string, today: string): boolean => daysBetween(validAt, today) > FRESH;
