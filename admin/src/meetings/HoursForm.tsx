import { type Availability, SetAvailability } from "@lagrum/core/booking/availabilitySchema";
import { setDay } from "@lagrum/core/booking/blockTime";
import { channels, meetingServices } from "@lagrum/core/booking/bookingSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { channelTexts, meetingServiceTexts } from "@lagrum/core/texts/bookings";
import { Alert, Button, Checkbox, FormControlLabel, FormGroup, Stack, Switch, TextField } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { PeriodFields } from "./PeriodFields.tsx";

const days = ["Måndag", "Tisdag", "Onsdag", "Torsdag", "Fredag", "Lördag", "Söndag"];

interface ChoicesProps<T extends string> {
  options: readonly T[];
  texts: Record<T, string>;
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ options, texts, chosen, onChange }: ChoicesProps<T>) {
  return (
    <FormGroup>
      {options.map((option) => (
        <FormControlLabel
          key={option}
          label={texts[option]}
          control={
            <Checkbox
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                onChange(options.filter((other) => (other === option ? target.checked : chosen.includes(other))))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** A lawyer's services, weekly hours, and days with other hours. */
export function HoursForm({ lawyer: { Lawyer, ...saved } }: { lawyer: Availability }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [hours, setHours] = useState<SetAvailability>(saved);
  const [day, setDayField] = useState("");
  const set = (changed: Partial<SetAvailability>) => setHours({ ...hours, ...changed });
  const isValid = SetAvailability.safeParse(hours).success;
  const isChanged = JSON.stringify(hours) !== JSON.stringify(saved);
  const save = useMutation({
    mutationFn: () => dataProvider.setAvailability(Lawyer.UserID, hours),
    networkMode: "always",
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ["lawyers"] });
      notify("Arbetstiderna är sparade.", { type: "success" });
    },
    onError: (error) => notify(toFormError(error).text, { type: "error" }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <LeaveWarning isUnsaved={isChanged} />
      <TwoColumns
        main={
          <>
            <Panel title="Veckans tider">
              {hours.Hours.map((periods, index) => (
                <PeriodFields
                  key={days[index]}
                  label={days[index] ?? ""}
                  periods={periods}
                  onChange={(changed) => set({ Hours: hours.Hours.with(index, changed) })}
                />
              ))}
            </Panel>
            <Panel title="Frånvaro och andra tider">
              {hours.Exceptions.map(({ Day, Periods }) => (
                <Stack key={Day}>
                  <PeriodFields
                    label={formatDate(Day)}
                    periods={Periods}
                    onChange={(changed) => setHours(setDay(hours, Day, changed))}
                  />
                  <Button
                    size="small"
                    sx={{ alignSelf: "flex-start" }}
                    onClick={() => set({ Exceptions: hours.Exceptions.filter((other) => other.Day !== Day) })}
                  >
                    Ta bort {formatDate(Day)}
                  </Button>
                </Stack>
              ))}
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 2 }}>
                <TextField
                  label="Dag"
                  type="date"
                  size="small"
                  value={day}
                  onChange={(event) => setDayField(event.target.value)}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
                <Button
                  variant="outlined"
                  disabled={day === ""}
                  onClick={() => {
                    setHours(setDay(hours, day, []));
                    setDayField("");
                  }}
                >
                  Lägg till frånvaro
                </Button>
              </Stack>
            </Panel>
          </>
        }
        aside={
          <Panel title="Möten">
            <FormControlLabel
              label="Går att boka"
              control={<Switch checked={hours.Active} onChange={({ target }) => set({ Active: target.checked })} />}
            />
            <Choices
              options={meetingServices}
              texts={meetingServiceTexts}
              chosen={hours.Services}
              onChange={(Services) => set({ Services })}
            />
            <Choices
              options={channels}
              texts={channelTexts}
              chosen={hours.Channels}
              onChange={(Channels) => set({ Channels })}
            />
            <TextField
              label="Möten per dag, högst"
              type="number"
              fullWidth
              margin="normal"
              value={hours.DailyLimit ?? ""}
              onChange={({ target }) => set({ DailyLimit: target.value === "" ? null : Number(target.value) })}
              helperText="Lämna tomt för ingen gräns."
              slotProps={{ htmlInput: { min: 1, max: 40 } }}
            />
          </Panel>
        }
      />
      {!isValid && (
        <Alert severity="warning" sx={{ my: 2 }}>
          Perioderna på en dag ska komma i ordning, sluta efter att de börjat och inte överlappa.
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={!isChanged || !isValid || save.isPending} sx={{ my: 2 }}>
        {save.isPending ? "Sparar …" : "Spara"}
      </Button>
    </form>
  );
}
