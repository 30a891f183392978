import { useHydrated } from "@tanstack/react-router";
import { cityOf, visitorTime } from "./visitorTime.ts";

/** The visitor's time zone once the page is hydrated: only the browser knows it. */
function useTimeZone(): string | null {
  const hydrated = useHydrated();
  return hydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;
}

/**
 * The same moment on the visitor's clock, if it differs from the Swedish one: " (13.00 i din tid, London)".
 * @param isInList without the city, which the list names once
 */
export function LocalTime({ at, isInList = false }: { at: string; isInList?: boolean }) {
  const timeZone = useTimeZone();
  const own = timeZone && visitorTime(at, timeZone);
  if (!own) return null;
  return <> ({isInList ? own : `${own} i din tid, ${cityOf(timeZone)}`})</>;
}

/** Says whose the times in brackets are, if the visitor's clock differs from the Swedish one then. */
export function LocalZone({ at }: { at: string | undefined }) {
  const timeZone = useTimeZone();
  if (!timeZone || at === undefined || visitorTime(at, timeZone) === null) return null;
  return <> Inom parentes står klockan i din tid, {cityOf(timeZone)}.</>;
}
