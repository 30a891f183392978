const short = new Intl.DateTimeFormat("sv-SE", { weekday: "short", day: "numeric", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("sv-SE", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** "mån 23" */
export const weekday = (day: string): string => short.format(at(day));

/** "måndag 23 november" */
export const longDay = (day: string): string => long.format(at(day));
