import { formatTime } from "@lagrum/core/text/dates";
import { useHydrated } from "@tanstack/react-router";

/** The same moment in the visitor's time zone, if it differs from the Swedish one. Only the browser knows the zone. */
export function LocalTime({ at }: { at: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const own = new Intl.DateTimeFormat("sv-SE", { weekday: "short", hour: "2-digit", minute: "2-digit" });
  const swedish = new Intl.DateTimeFormat("sv-SE", { hour: "2-digit", minute: "2-digit" });
  const isSame = swedish.format(new Date(at)).replace(":", ".").replace(/^0/, "") === formatTime(at);
  return isSame ? null : <> ({own.format(new Date(at)).replace(":", ".")} hos dig)</>;
}
