import type { WaitingItem } from "@lagrum/core/booking/waitingListSchema";
import { meetingServiceTexts } from "@lagrum/core/texts/bookings";

/** Counts the waiting visitors by lawyer and kind of meeting, highest first. */
export function countWaiting(places: readonly Pick<WaitingItem, "Lawyer" | "Service">[]) {
  const groups = Map.groupBy(
    places,
    ({ Lawyer, Service }) => `${Lawyer?.Name ?? "Första lediga"}: ${meetingServiceTexts[Service]}`,
  );
  return [...groups]
    .map(([name, group]) => ({ name, count: group.length }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, "sv"));
}
