import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import { type Booking, channels, meetingServices } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { Checkbox, FormControlLabel, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useGetList, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { isSame } from "../forms/formValues.ts";
import { fieldsOf, toInstant } from "../ui/localDateTime.ts";
import { ConflictDecision, conflictOf } from "./ConflictDecision.tsx";
import { NearestTimes, useNearestTimes } from "./NearestTimes.tsx";
import { WhenFields } from "./WhenFields.tsx";

interface Props {
  lawyers: readonly Availability[];
  lawyerId: number | undefined;
  /** ISO 8601; null to be filled in. */
  start: string | null;
  /** The meeting to follow up. */
  after: Booking | null;
  onSaved: () => void;
  onClose: () => void;
}

function startValues({ lawyerId, after }: Pick<Props, "lawyerId" | "after">) {
  const booker = after?.Booker;
  return {
    Service: after ? ("BOOK30" as const) : ("BOOK15" as const),
    Channel: after?.Channel ?? ("Telephone" as const),
    CategoryID: after?.Category.ID ?? 0,
    LawyerID: after?.Lawyer.UserID ?? lawyerId ?? 0,
    FirstName: booker?.FirstName ?? "",
    LastName: booker?.LastName ?? "",
    Email: booker?.Email ?? "",
    Phone: booker?.Phone ?? "",
    Description: after ? `Uppföljning av ${after.Reference}.` : "",
    Counterparty: after?.Counterparty ?? "",
    StartNow: false,
    LoseRight: false,
  };
}

/** Books a meeting for a caller, or a follow-up meeting. */
export function CreateMeetingDialog({ lawyers, lawyerId, start, after, onSaved, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [when, setWhen] = useState(fieldsOf(start));
  const [initial] = useState(() => startValues({ lawyerId, after }));
  const [values, setValues] = useState(initial);
  const { data: areas = [] } = useGetList<{ id: number; Name: string }>("categories", {
    pagination: { page: 1, perPage: 200 },
  });
  const { times, offering } = useNearestTimes();
  const [conflict, setConflict] = useState<string | null>(null);
  const [ConflictReason, setReason] = useState("");
  const set = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  const save = async () => {
    const { LawyerID, ...body } = values;
    const made = await offering(() =>
      dataProvider.createMeeting({
        ...body,
        Role: "Private",
        SlotStart: toInstant(when),
        LawyerID: LawyerID === 0 ? null : LawyerID,
        ...(conflict !== null && ConflictReason.trim() !== "" && { ConflictReason }),
      }),
    ).catch((error: unknown) => {
      setConflict(conflictOf(error) ?? conflict);
      throw error;
    });
    const isPaid = made.State === "AwaitingPayment";
    notify(isPaid ? "Tiden hålls. Kunden får ett mejl med en länk för att betala." : "Mötet är bokat.", {
      type: "success",
    });
    onSaved();
  };
  const isPriced = values.Service !== "BOOK15";
  return (
    <FormDialog
      title={after ? `Uppföljning av ${after.Reference}` : "Boka möte"}
      save={save}
      onClose={onClose}
      words={{ save: "Boka", saving: "Bokar …" }}
      isChanged={!isSame({ values, when }, { values: initial, when: fieldsOf(start) }) || ConflictReason !== ""}
    >
      {(errors) => {
        const text = (name: "FirstName" | "LastName" | "Email" | "Phone" | "Counterparty", label: string) => (
          <TextField
            fullWidth
            margin="dense"
            label={label}
            value={values[name]}
            onChange={(event) => set({ [name]: event.target.value })}
            error={errors[name] !== undefined}
            helperText={errors[name]}
          />
        );
        const choice = (
          name: "Service" | "Channel" | "CategoryID" | "LawyerID",
          label: string,
          options: readonly (readonly [string | number, string])[],
        ) => (
          <TextField
            select
            fullWidth
            margin="dense"
            label={label}
            value={name === "CategoryID" && areas.length === 0 ? "" : values[name] || (name === "LawyerID" ? 0 : "")}
            onChange={(event) =>
              set({
                [name]: name === "Service" || name === "Channel" ? event.target.value : Number(event.target.value),
              })
            }
            error={errors[name] !== undefined}
            helperText={errors[name]}
          >
            {options.map(([value, optionText]) => (
              <MenuItem key={value} value={value}>
                {optionText}
              </MenuItem>
            ))}
          </TextField>
        );
        const consent = (name: "StartNow" | "LoseRight", label: string) => (
          <FormControlLabel
            control={<Checkbox checked={values[name]} onChange={(event) => set({ [name]: event.target.checked })} />}
            label={errors[name] ? `${label} (${errors[name]})` : label}
          />
        );
        return (
          <>
            <WhenFields value={when} onChange={setWhen} error={errors.SlotStart} />
            <NearestTimes times={times} when={when} onChoose={setWhen} />
            {choice(
              "Service",
              "Möte",
              meetingServices.map((code) => [code, meetingServiceTexts[code]] as const),
            )}
            {choice(
              "Channel",
              "Kanal",
              channels.map((code) => [code, channelTexts[code]] as const),
            )}
            {choice(
              "CategoryID",
              "Rättsområde",
              areas.map(({ id, Name }) => [id, Name] as const),
            )}
            {choice("LawyerID", "Jurist", [
              [0, "Första lediga"],
              ...lawyers.map(({ Lawyer }) => [Lawyer.UserID, Lawyer.Name] as const),
            ])}
            {text("FirstName", "Förnamn")}
            {text("LastName", "Efternamn")}
            {text("Email", "E-post")}
            {text("Phone", "Telefon")}
            {text("Counterparty", "Motpart")}
            <TextField
              fullWidth
              multiline
              minRows={3}
              margin="dense"
              label="Ärendet"
              value={values.Description}
              onChange={(event) => set({ Description: event.target.value })}
              error={errors.Description !== undefined}
              helperText={errors.Description}
              slotProps={{ htmlInput: { maxLength: lengths.BookingDescription.max } }}
            />
            {conflict !== null && (
              <ConflictDecision
                conflict={conflict}
                reason={ConflictReason}
                onChange={setReason}
                error={errors.ConflictReason}
              />
            )}
            {isPriced && consent("StartNow", "Kunden vill att mötet hålls inom ångerfristen")}
            {isPriced && consent("LoseRight", "Kunden vet att ångerrätten upphör när mötet har hållits")}
          </>
        );
      }}
    </FormDialog>
  );
}
