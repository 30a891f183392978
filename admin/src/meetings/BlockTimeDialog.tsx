import type { Availability } from "@lagrum/core/booking/availabilitySchema";
import { blockTime } from "@lagrum/core/booking/blockTime";
import { MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { isSame } from "../forms/formValues.ts";

interface Props {
  lawyers: readonly Availability[];
  day: string;
  from: string;
  to: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Blocks a part of a day, or the whole day. */
export function BlockTimeDialog({ lawyers, onSaved, onClose, ...start }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [id, setId] = useState(lawyers[0]?.Lawyer.UserID ?? 0);
  const [day, setDay] = useState(start.day);
  const [From, setFrom] = useState(start.from);
  const [To, setTo] = useState(start.to);
  const save = async () => {
    const lawyer = lawyers.find(({ Lawyer }) => Lawyer.UserID === id);
    if (!lawyer) return;
    if (!day || !(From < To)) throw new Error("Ange en dag och en sluttid efter starttiden.");
    const { Lawyer: _, ...hours } = lawyer;
    await dataProvider.setAvailability(id, blockTime(hours, day, { From, To }));
    notify("Tiden är blockerad. Redan bokade möten ligger kvar.", { type: "success" });
    onSaved();
  };
  const shared = { margin: "normal", slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <FormDialog
      title="Blockera tid"
      save={save}
      onClose={onClose}
      words={{ save: "Blockera", saving: "Blockerar …" }}
      isChanged={!isSame({ day, from: From, to: To }, start)}
    >
      {() => (
        <>
          <TextField
            select
            fullWidth
            margin="normal"
            label="Jurist"
            value={id}
            onChange={(event) => setId(Number(event.target.value))}
          >
            {lawyers.map(({ Lawyer }) => (
              <MenuItem key={Lawyer.UserID} value={Lawyer.UserID}>
                {Lawyer.Name}
              </MenuItem>
            ))}
          </TextField>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
            <TextField
              {...shared}
              label="Dag"
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <TextField
              {...shared}
              label="Från"
              type="time"
              value={From}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              {...shared}
              label="Till"
              type="time"
              value={To}
              onChange={(event) => setTo(event.target.value)}
            />
          </Stack>
        </>
      )}
    </FormDialog>
  );
}
