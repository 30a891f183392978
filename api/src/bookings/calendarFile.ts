import { bookingReference } from "@lagrum/core/booking/bookingRules";
import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { channelTexts, meetingServiceTexts, meetingStart } from "@lagrum/core/texts/bookings";
import { timeZone, zonedAt } from "@lagrum/core/workingTime/openTime";
import vtimezones from "@touch4it/ical-timezones";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

/** The firm as a calendar names it. */
export interface Organizer {
  name: string;
  email: string;
  /** The office's address. */
  place: string;
}

interface CalendarFile {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/**
 * The meeting as a calendar file (RFC 5545) that mail programs handle as an invitation (RFC 5546). The UID is the same for
 * every version of a meeting, and `sequence` rises.
 */
export function calendarFile(
  { ID, State, Service, Channel, Lawyer, Start, End }: BookingStatus,
  sequence: number,
  { booker, organizer, now }: { booker: { Name: string; Email: string }; organizer: Organizer; now: Date },
): CalendarFile {
  const isCancelled = State === "Cancelled" || State === "Withdrawn";
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const calendar = ical({
    prodId: { company: "Lagrum", product: "Bokning", language: "SV" },
    method: ICalCalendarMethod[method],
    // Without a zone of the calendar itself, so that DTSTAMP is in UTC.
    timezone: { name: null, generator: vtimezones.getVtimezoneComponent },
  });
  const event = calendar.createEvent({
    id: `booking-${ID}@${organizer.email.split("@")[1] ?? "lagrum"}`,
    sequence,
    timezone: timeZone,
    stamp: now,
    start: zonedAt(Date.parse(Start)),
    end: zonedAt(Date.parse(End)),
    summary: `Möte med ${Lawyer.Name}`,
    description: `${meetingServiceTexts[Service]}. ${meetingStart(Channel, organizer.place)} Referens ${bookingReference(ID)}.`,
    location: Channel === "Office" ? organizer.place : channelTexts[Channel],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.email },
  });
  event.createAttendee({ name: booker.Name, email: booker.Email });
  return { method, content: calendar.toString() };
}
