import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { dayOf, formatTime } from "@lagrum/core/text/dates";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { OwnTime } from "./OwnTime.tsx";
import { dayName } from "./SlotList.tsx";

/** Which meeting, when and with whom. */
export function MeetingSummary({ meeting }: { meeting: BookingStatus }) {
  const { Start, End, Service, Channel, Category, Lawyer } = meeting;
  return (
    <DescriptionList
      rows={[
        {
          term: "Tid",
          text: (
            <>
              {dayName(dayOf(new Date(Start)))} kl. {formatTime(Start)}–{formatTime(End)}
              <OwnTime at={Start} />
            </>
          ),
        },
        { term: "Möte", text: `${meetingServiceTexts[Service]}, ${channelTexts[Channel].toLocaleLowerCase("sv")}` },
        { term: "Jurist", text: Lawyer.Name },
        { term: "Gäller", text: Category.Name },
      ]}
    />
  );
}
