import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import type { Booking } from "@lagrum/core/booking/bookingSchema";
import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { isSame } from "../forms/formValues.ts";
import { fieldsOf, toInstant } from "../ui/localDateTime.ts";
import { NearestTimes, useNearestTimes } from "./NearestTimes.tsx";
import { WhenFields } from "./WhenFields.tsx";

interface Props {
  meeting: Booking;
  lawyers: readonly Availability[];
  onMoved: () => void;
  onClose: () => void;
}

/** Moves a meeting without a mouse, or to another lawyer. */
export function MoveMeetingDialog({ meeting, lawyers, onMoved, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [when, setWhen] = useState(fieldsOf(meeting.Start));
  const [LawyerID, setLawyer] = useState(meeting.Lawyer.UserID);
  const { times, offering } = useNearestTimes();
  const save = async () => {
    await offering(() => dataProvider.moveMeeting(meeting.ID, { SlotStart: toInstant(when), LawyerID }));
    notify("Mötet är flyttat. Kunden får ett mejl.", { type: "success" });
    onMoved();
  };
  return (
    <FormDialog
      title={`Flytta ${meeting.Reference}`}
      save={save}
      onClose={onClose}
      words={{ save: "Flytta", saving: "Flyttar …" }}
      isChanged={!isSame({ when, LawyerID }, { when: fieldsOf(meeting.Start), LawyerID: meeting.Lawyer.UserID })}
    >
      {({ SlotStart, LawyerID: lawyerError }) => (
        <>
          <WhenFields value={when} onChange={setWhen} error={SlotStart} />
          <NearestTimes times={times} when={when} onChoose={setWhen} />
          <TextField
            select
            fullWidth
            margin="normal"
            label="Jurist"
            value={LawyerID}
            onChange={(event) => setLawyer(Number(event.target.value))}
            error={lawyerError !== undefined}
            helperText={lawyerError}
          >
            {lawyers.map(({ Lawyer }) => (
              <MenuItem key={Lawyer.UserID} value={Lawyer.UserID}>
                {Lawyer.Name}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
    </FormDialog>
  );
}
