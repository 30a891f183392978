import { type BookingSlots, type BookingStatus, channels, meetingServices } from "@lagrum/core/booking/bookingSchema";
import { textOf } from "../forms/form.ts";
import { readDay } from "./meetingChoice.ts";

/** Another meeting or time for a booking that is being filled in, and the times that are free for it. */
export interface MeetingChange {
  CategoryID: number;
  Channel: BookingStatus["Channel"];
  Service: BookingStatus["Service"];
  /** Null for the first lawyer who is free. */
  LawyerID: number | null;
  /** The first day of the list. */
  From: string | undefined;
  /** Null when the times could not be read. */
  slots: BookingSlots | null;
}

/** The choice in the posted form; by default the meeting whose time is held. */
export function readChange(data: FormData, held: BookingStatus): Omit<MeetingChange, "slots"> {
  const jurist = Number(data.get("jurist"));
  const isFirst = data.get("jurist") === "";
  return {
    CategoryID: Number(data.get("category")) || held.Category.ID,
    Channel: channels.find((each) => each === data.get("kanal")) ?? held.Channel,
    Service: meetingServices.find((each) => each === data.get("langd")) ?? held.Service,
    LawyerID: isFirst ? null : jurist || held.Lawyer.UserID,
    From: readDay(textOf(data, "fran")),
  };
}

/** Whether the posted form chose a time other than the held one. */
export const choosesTime = (data: FormData, held: BookingStatus): boolean =>
  data.has("SlotStart") && data.get("SlotStart") !== held.Start;
