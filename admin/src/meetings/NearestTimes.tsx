import { FreeTime } from "@lagrum/core/booking/bookingSchema";
import { formatDate, formatTime } from "@lagrum/core/text/dates";
import { Box, Button, Typography } from "@mui/material";
import { useId, useState } from "react";
import { HttpError } from "react-admin";
import { fieldsOf, type LocalDateTime } from "../ui/localDateTime.ts";

/** The free times in a TIME_TAKEN error. */
function freeTimesOf(error: unknown): FreeTime[] {
  const body: unknown = error instanceof HttpError ? error.body : null;
  return FreeTime.array().catch([]).parse(Object(body).FreeTimes);
}

/** The free times nearest to a taken one, from the last save's error. */
export function useNearestTimes() {
  const [times, setTimes] = useState<FreeTime[]>([]);
  /** Runs a save. @throws its error */
  const offering = async <T,>(save: () => Promise<T>): Promise<T> => {
    setTimes([]);
    try {
      return await save();
    } catch (error) {
      setTimes(freeTimesOf(error));
      throw error;
    }
  };
  return { times, offering };
}

interface Props {
  times: readonly FreeTime[];
  when: LocalDateTime;
  /** Fills in the fields without submitting the form. */
  onChoose: (when: LocalDateTime, time: FreeTime) => void;
}

/** Buttons with free times, when the chosen time was taken. */
export function NearestTimes({ times, when, onChoose }: Props) {
  const id = useId();
  if (times.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={{ my: 1 }}>
      <Typography id={id} variant="subtitle2" component="p" sx={{ mb: 1 }}>
        Närmaste lediga tider
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {times.map((time) => {
          const fields = fieldsOf(time.Start);
          const isChosen = fields.day === when.day && fields.time === when.time;
          return (
            <Button
              key={time.Start}
              size="small"
              variant={isChosen ? "contained" : "outlined"}
              aria-pressed={isChosen}
              onClick={() => onChoose(fields, time)}
            >
              {formatDate(time.Start)} kl. {formatTime(time.Start)}, {time.Lawyer.Name}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
