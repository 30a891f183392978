import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import type { Booking, CloseBooking } from "@lagrum/core/booking/bookingSchema";
import { formatDateTime, formatTime } from "@lagrum/core/text/dates";
import { formatPhone } from "@lagrum/core/text/phone";
import { bookingStateTexts, channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { orderStateTexts } from "@lagrum/core/texts/orders";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Stack } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LinkBase, useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { Facts } from "../ui/Facts.tsx";
import { toFormError } from "../ui/formError.ts";
import { QueryContent } from "../ui/QueryContent.tsx";
import { MeetingNotesDialog } from "./MeetingNotesDialog.tsx";
import { MoveMeetingDialog } from "./MoveMeetingDialog.tsx";

interface Props {
  id: number;
  lawyers: readonly Availability[];
  /** Opens the form for a new meeting with the same person. */
  onFollowUp: (meeting: Booking) => void;
  onClose: () => void;
}

/** A meeting with its data and its actions. */
export function MeetingDialog({ id, lawyers, onFollowUp, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const meeting = useQuery({ queryKey: ["meeting", id], queryFn: () => dataProvider.getMeeting(id) });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="meeting-title">
      <DialogTitle id="meeting-title">Möte {meeting.data?.Reference}</DialogTitle>
      <QueryContent query={meeting} loading={240}>
        {(found) => <MeetingContent meeting={found} lawyers={lawyers} onFollowUp={onFollowUp} onClose={onClose} />}
      </QueryContent>
    </Dialog>
  );
}

const outcomes: Record<CloseBooking["Outcome"], string> = {
  Cancelled: "Mötet är avbokat. Kunden får ett mejl, och det betalda tillbaka.",
  NoShow: "Det är noterat att kunden uteblev.",
  Done: "Det är noterat att mötet hölls.",
};

function MeetingContent({ meeting, lawyers, onFollowUp, onClose }: Omit<Props, "id"> & { meeting: Booking }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [dialog, setDialog] = useState<"move" | "notes" | "cancel" | null>(null);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["meeting", meeting.ID] });
    void queryClient.invalidateQueries({ queryKey: ["meetings"] });
  };
  const end = useMutation({
    mutationFn: (outcome: CloseBooking["Outcome"]) => dataProvider.closeMeeting(meeting.ID, outcome),
    networkMode: "always",
    onSuccess: (_, outcome) => notify(outcomes[outcome], { type: "success" }),
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
    onSettled: refresh,
  });
  const isComing = Date.parse(meeting.Start) > Date.now();
  const isConfirmed = meeting.State === "Confirmed";
  // The outcome of a call is registered on its question's page.
  const isCall = meeting.QuestionID !== null;
  const isWaiting = meeting.State === "AwaitingPayment" || meeting.State === "AwaitingConfirmation";
  const canCancel = !isCall && isComing && (isConfirmed || isWaiting);
  const { Booker: booker, OrderID } = meeting;
  return (
    <>
      <DialogContent>
        {meeting.HasConflict && (
          <Alert severity="warning" sx={{ mb: 2, whiteSpace: "pre-line" }}>
            {meeting.ConflictReason ?? "Möjligt jäv. Fråga en administratör innan mötet."}
          </Alert>
        )}
        <Facts
          facts={[
            ["Läge", bookingStateTexts[meeting.State]],
            ["Tid", `${formatDateTime(meeting.Start)}–${formatTime(meeting.End)}`],
            [
              "Möte",
              isCall
                ? "Telefonrådgivning, 30 minuter"
                : `${meetingServiceTexts[meeting.Service]}, ${channelTexts[meeting.Channel].toLocaleLowerCase("sv")}`,
            ],
            ["Jurist", meeting.Lawyer.Name],
            ["Rättsområde", meeting.Category.Name],
            ["Namn", booker ? `${booker.FirstName} ${booker.LastName}` : "Uppgifterna är gallrade"],
            ["Telefon", booker && <Link href={`tel:${booker.Phone}`}>{formatPhone(booker.Phone)}</Link>],
            ["E-post", booker && <Link href={`mailto:${booker.Email}`}>{booker.Email}</Link>],
            ["Ärendet", booker?.Description],
            [
              "Fråga",
              isCall && (
                <Link component={LinkBase} to={`/questions/unanswered/${meeting.QuestionID}`}>
                  {`L-${meeting.QuestionID}`}
                </Link>
              ),
            ],
            ["Motpart", meeting.Counterparty],
            ["Tolk eller anpassning", booker?.Needs],
            ["Hemförsäkring", booker?.Insurance],
            [
              "Beställning",
              OrderID !== null && (
                <Link component={LinkBase} to={`/orders/${OrderID}`}>
                  {meeting.OrderState ? orderStateTexts[meeting.OrderState] : "Visa"}
                </Link>
              ),
            ],
            ["Anteckningar", meeting.Notes],
          ]}
        />
        {dialog === "cancel" && (
          <Alert
            severity="warning"
            sx={{ mt: 2 }}
            action={
              <Button color="inherit" size="small" disabled={end.isPending} onClick={() => end.mutate("Cancelled")}>
                Ja, avboka
              </Button>
            }
          >
            Kunden får ett mejl, och hela det betalda beloppet tillbaka.
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", flexGrow: 1 }}>
          {isComing && isConfirmed && <Button onClick={() => setDialog("move")}>Flytta</Button>}
          {!isComing && isConfirmed && !isCall && (
            <>
              <Button disabled={end.isPending} onClick={() => end.mutate("Done")}>
                Mötet hölls
              </Button>
              <Button disabled={end.isPending} onClick={() => end.mutate("NoShow")}>
                Kunden uteblev
              </Button>
            </>
          )}
          <Button onClick={() => setDialog("notes")}>Anteckna</Button>
          {!isCall && <Button onClick={() => onFollowUp(meeting)}>Boka nytt möte</Button>}
          {canCancel && <Button onClick={() => setDialog("cancel")}>Avboka</Button>}
        </Stack>
        <Button variant="outlined" onClick={onClose}>
          Stäng
        </Button>
      </DialogActions>
      {dialog === "move" && (
        <MoveMeetingDialog meeting={meeting} lawyers={lawyers} onMoved={refresh} onClose={() => setDialog(null)} />
      )}
      {dialog === "notes" && <MeetingNotesDialog meeting={meeting} onSaved={refresh} onClose={() => setDialog(null)} />}
    </>
  );
}
