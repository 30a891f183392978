import { formatTime } from "@lagrum/core/text/dates";
import { errorText } from "@lagrum/core/texts/errors";
import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { usePageAction } from "../commands/pageActions.ts";
import { UndoSnackbar } from "../ui/UndoSnackbar.tsx";
import { leaseLabel } from "./questionLabels.ts";
import type { Reservation } from "./useReservation.ts";

function reservationStatus({ state }: Reservation): string {
  const holder = state.context.ReservedBy;
  if (state.matches("reserving")) return "Reserverar …";
  if (state.matches("unreserving")) return "Lämnar tillbaka …";
  if (state.matches("reservedByMe"))
    return `Du har frågan${holder ? ` till kl. ${formatTime(holder.LeaseUntil)}` : ""}.`;
  if (state.matches("leaseEnded")) return "Din reservation har gått ut. Frågan är ledig igen.";
  if (state.matches("reservedByOther"))
    return holder ? `Reserverad av ${leaseLabel(holder)}.` : "Reserverad av en kollega.";
  return "Frågan är ledig.";
}

/** Shows the reservation and the actions that the machine allows. `whenMine` is added when the question is mine. */
export function ReservationPanel({ reservation, whenMine }: { reservation: Reservation; whenMine?: ReactNode }) {
  const { state, send } = reservation;
  const isPending = state.hasTag("pending");
  const { error, done } = state.context;
  usePageAction("reserve", "Reservera frågan", () => send({ type: "RESERVE" }), state.can({ type: "RESERVE" }));
  usePageAction(
    "unreserve",
    "Lämna tillbaka frågan",
    () => send({ type: "UNRESERVE" }),
    state.can({ type: "UNRESERVE" }),
  );
  return (
    <Stack spacing={1.5} sx={{ mb: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1.5 }}>
        <Typography role="status">{reservationStatus(reservation)}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
          {(state.can({ type: "RESERVE" }) || state.matches("reserving")) && (
            <Button variant="contained" disabled={isPending} onClick={() => send({ type: "RESERVE" })}>
              Reservera
            </Button>
          )}
          {state.matches("reservedByMe") && whenMine}
          {(state.can({ type: "UNRESERVE" }) || state.matches("unreserving")) && (
            <Button variant="outlined" disabled={isPending} onClick={() => send({ type: "UNRESERVE" })}>
              Lämna tillbaka
            </Button>
          )}
        </Stack>
      </Box>
      {error !== null && <Alert severity="error">{errorText(error)}</Alert>}
      <UndoSnackbar
        key={done}
        text={done === "reserved" ? "Frågan är reserverad." : "Frågan är tillbakalämnad."}
        isOpen={state.can({ type: "UNDO" })}
        onUndo={() => send({ type: "UNDO" })}
      />
    </Stack>
  );
}
