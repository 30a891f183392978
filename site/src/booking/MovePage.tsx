import type { BookingSlots, BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { MeetingSummary } from "./MeetingSummary.tsx";
import { SlotList } from "./SlotList.tsx";

interface Props {
  booking: BookingStatus;
  slots: BookingSlots;
  code: string;
  /** Why the meeting could not be moved. */
  refusal: string | undefined;
}

/** The same lawyer's free times, to move a meeting to. */
export function MovePage({ booking, slots, code, refusal }: Props) {
  return (
    <>
      <Breadcrumbs
        parent={
          <Link to="/boka/bokning" search={{ code }}>
            Din bokning
          </Link>
        }
        current="Flytta"
      />
      <ErrorSummary errors={refusal ? [{ text: errorText(refusal) }] : []} title="Mötet är inte flyttat" />
      <h1>Flytta mötet</h1>
      <MeetingSummary meeting={booking} />
      <h2>Välj en ny tid</h2>
      <SlotList
        slots={slots}
        action="/boka/flytta"
        hidden={{ id: booking.ID, code }}
        namesLawyer={false}
        linkTo={(fran, words) => (
          <Link to="/boka/flytta" search={{ code, fran }}>
            {words}
          </Link>
        )}
      />
    </>
  );
}
