import { daysBetween } from "../text/dates.ts";

/** Days after which readers are told that the law may have changed: two years. */
const FRESH = 730;

/** Whether an answer was read against the law so long ago that readers should be told. Both are calendar days. */
export const mayBeOutdated = (validAt: string, today: string): boolean => daysBetween(validAt, today) > FRESH;
