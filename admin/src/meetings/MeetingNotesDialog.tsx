import type { Booking } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { TextField } from "@mui/material";
import { useDataProvider } from "react-admin";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";

const fields = [{ name: "Notes", label: "Anteckningar" }] as const;
const valuesOf = ({ Notes }: Pick<Booking, "Notes">) => ({ Notes });

interface Props {
  meeting: Booking;
  onSaved: () => void;
  onClose: () => void;
}

export function MeetingNotesDialog({ meeting, onSaved, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(meeting, fields, valuesOf);
  return (
    <FormDialog
      title={`Anteckningar om ${meeting.Reference}`}
      save={async () => {
        await dataProvider.saveMeetingNotes(meeting.ID, { ...values, UpdatedAt });
        onSaved();
      }}
      onClose={onClose}
      merging={merging}
      isChanged={isChanged}
    >
      {({ Notes }) => (
        <TextField
          label="Anteckningar"
          fullWidth
          multiline
          minRows={5}
          margin="normal"
          value={values.Notes}
          onChange={(event) => setValues({ Notes: event.target.value })}
          error={Notes !== undefined}
          helperText={Notes ?? "Syns bara för personalen."}
          slotProps={{ htmlInput: { maxLength: lengths.Notes.max } }}
        />
      )}
    </FormDialog>
  );
}
