import { type Booking, SaveBookingNotes } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { LongTextInput } from "../forms/dialogInputs.tsx";
import { LockedDialog } from "../forms/LockedDialog.tsx";

const fields = [{ name: "Notes", label: "Anteckningar" }] as const;
const valuesOf = ({ Notes }: Pick<Booking, "Notes">) => ({ Notes });

interface Props {
  meeting: Booking;
  onSaved: () => void;
  onClose: () => void;
}

export function MeetingNotesDialog({ meeting, onSaved, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <LockedDialog
      title={`Anteckningar om ${meeting.Reference}`}
      schema={SaveBookingNotes}
      row={meeting}
      fields={fields}
      valuesOf={valuesOf}
      save={async (body) => {
        await dataProvider.saveMeetingNotes(meeting.ID, body);
        onSaved();
      }}
      onClose={onClose}
    >
      <LongTextInput
        source="Notes"
        label="Anteckningar"
        hint="Syns bara för personalen."
        maxLength={lengths.Notes.max}
        minRows={5}
      />
    </LockedDialog>
  );
}
