import { isAdmin } from "@lagrum/core/account/roles";
import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import { periodsOn } from "@lagrum/core/booking/blockTime";
import type { BookingListItem } from "@lagrum/core/booking/bookingSchema";
import { bookingStateTexts } from "@lagrum/core/texts/bookings";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import FullCalendar from "@fullcalendar/react";
import interactionPlugin from "@fullcalendar/react/interaction";
import listPlugin from "@fullcalendar/react/list";
import swedish from "@fullcalendar/react/locales/sv";
import classicTheme from "@fullcalendar/react/themes/classic";
import timeGridPlugin from "@fullcalendar/react/timegrid";
import { Box } from "@mui/material";
import { useSession } from "../session/SessionContext.ts";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { calendarColors } from "./calendarColors.ts";
import { daysBetween } from "./daysBetween.ts";

interface Props {
  meetings: readonly BookingListItem[];
  /** The lawyers whose hours are shown behind the meetings. */
  lawyers: readonly Availability[];
  from: string;
  onRange: (from: string, to: string) => void;
  onOpen: (id: number) => void;
  /** A range was selected, in milliseconds since 1970. */
  onSelect: (start: number, end: number) => void;
  /** A meeting was dragged. Resolves to false when the new time is refused. */
  onMove: (id: number, start: number) => Promise<boolean>;
}

const isOver = ({ State }: BookingListItem) => State === "Cancelled" || State === "Withdrawn";

function titleOf({ Booker, State, Lawyer, HasConflict }: BookingListItem, isAlone: boolean, isOpen: boolean): string {
  const erased = isOpen ? "Uppgifterna är gallrade" : "Kollegas möte";
  const who = Booker ? `${Booker.FirstName} ${Booker.LastName}` : erased;
  return [who, !isAlone && Lawyer.Name, State !== "Confirmed" && bookingStateTexts[State], HasConflict && "möjligt jäv"]
    .filter(Boolean)
    .join(" · ");
}

/** The lawyers' hours for meetings, as background events. */
const hoursOf = (lawyers: readonly Availability[], from: string) =>
  lawyers.flatMap((lawyer) =>
    daysBetween(from, 7).flatMap((day) =>
      periodsOn(lawyer, day).map(({ From, To }) => ({
        start: `${day}T${From}`,
        end: `${day}T${To}`,
        display: "background" as const,
      })),
    ),
  );

/** The meetings of a day or a week in Swedish time. A meeting is moved by dragging it, or in its dialog. */
export function MeetingCalendar({ meetings, lawyers, from, onRange, onOpen, onSelect, onMove }: Props) {
  const isSmall = useIsSmall();
  const isAlone = lawyers.length === 1;
  const { me } = useSession();
  /** An advisor opens her own meetings. */
  const mayOpen = ({ Lawyer }: BookingListItem) => isAdmin(me.roles) || Lawyer.UserID === me.UserID;
  return (
    <Box sx={calendarColors}>
      <FullCalendar
        plugins={[timeGridPlugin, listPlugin, interactionPlugin, classicTheme]}
        locale={swedish}
        timeZone="Europe/Stockholm"
        initialView={isSmall ? "listWeek" : "timeGridWeek"}
        headerToolbar={{ start: "prev,next today", center: "title", end: "timeGridDay,timeGridWeek,listWeek" }}
        allDaySlot={false}
        slotMinTime="07:00"
        slotMaxTime="20:00"
        slotDuration="00:30:00"
        snapDuration="00:15:00"
        height="auto"
        // Without a scroll time, since all hours are shown: FullCalendar scrolls a frame later, when it may be
        // unmounted.
        scrollTime=""
        nowIndicator
        displayEventEnd={false}
        listItemEventTitleClass="meeting-title"
        selectable
        eventInteractive
        events={[
          ...meetings.map((meeting) => ({
            id: String(meeting.ID),
            title: titleOf(meeting, isAlone, mayOpen(meeting)),
            start: meeting.Start,
            end: meeting.End,
            editable: meeting.State === "Confirmed" && mayOpen(meeting),
            interactive: mayOpen(meeting),
            extendedProps: { mayOpen: mayOpen(meeting) },
            durationEditable: false,
            className: isOver(meeting) ? "meeting-over" : meeting.HasConflict ? "meeting-conflict" : "",
          })),
          ...hoursOf(lawyers, from),
        ]}
        datesSet={({ startStr, endStr }) => onRange(startStr.slice(0, 10), endStr.slice(0, 10))}
        eventClick={({ event }) => event.extendedProps.mayOpen && onOpen(Number(event.id))}
        select={({ startStr, endStr }) => onSelect(Date.parse(startStr), Date.parse(endStr))}
        eventDrop={({ event, revert }) => {
          void onMove(Number(event.id), Date.parse(event.startStr)).then((isMoved) => isMoved || revert());
        }}
      />
    </Box>
  );
}
