import { type Booking, SaveBookingNotes } from "@lagrum/core/booking/bookingSchema";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { NotesDialog } from "../forms/NotesDialog.tsx";

interface Props {
  meeting: Booking;
  onSaved: () => void;
  onClose: () => void;
}

export function MeetingNotesDialog({ meeting, onSaved, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <NotesDialog
      row={meeting}
      schema={SaveBookingNotes}
      save={async (body) => {
        await dataProvider.saveMeetingNotes(meeting.ID, body);
        onSaved();
      }}
      onClose={onClose}
    />
  );
}
