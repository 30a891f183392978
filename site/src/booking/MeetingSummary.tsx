import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { dayOf, formatTime } from "@lagrum/core/text/dates";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";

import type { ReactNode } from "react";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { LocalTime } from "./LocalTime.tsx";
import { dayName } from "./SlotList.tsx";

interface Props {
  meeting: BookingStatus;
  /** On the first row: change. */
  action?: ReactNode;
}

/** Which meeting, when and with whom. */
export function MeetingSummary({ meeting, action }: Props) {
  const { Start, End, Service, Channel, Category, Lawyer } = meeting;
  return (
    <DescriptionList
      rows={[
        {
          term: "Tid",
          text: (
            <>
              {dayName(dayOf(new Date(Start)))} kl. {formatTime(Start)}–{formatTime(End)}
              <LocalTime at={Start} />
            </>
          ),
          action,
        },
        { term: "Möte", text: `${meetingServiceTexts[Service]}, ${channelTexts[Channel].toLocaleLowerCase("sv")}` },
        { term: "Jurist", text: Lawyer.Name },
        { term: "Rättsområde", text: Category.Name },
      ]}
    />
  );
}
