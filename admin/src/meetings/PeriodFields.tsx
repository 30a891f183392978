import type { Period } from "@lagrum/core/booking/availabilitySchema";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button, IconButton, Stack, TextField, Typography } from "@mui/material";

interface Props {
  label: string;
  periods: readonly Period[];
  onChange: (periods: Period[]) => void;
}

/** The periods of a day. None means closed. */
export function PeriodFields({ label, periods, onChange }: Props) {
  const change = (index: number, changed: Partial<Period>) =>
    onChange(periods.map((period, at) => (at === index ? { ...period, ...changed } : period)));
  const time = (index: number, name: keyof Period, words: string) => (
    <TextField
      label={words}
      type="time"
      size="small"
      value={periods[index]?.[name] === "24:00" ? "00:00" : (periods[index]?.[name] ?? "")}
      // Midnight at the end of a day is 24:00.
      onChange={({ target: { value } }) =>
        change(index, { [name]: name === "To" && value === "00:00" ? "24:00" : value })
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { "aria-label": `${label}, period ${index + 1}, ${words.toLocaleLowerCase("sv")}` },
      }}
    />
  );
  return (
    <Stack role="group" aria-label={label} spacing={1} sx={{ my: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      {periods.length === 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Inga tider
        </Typography>
      )}
      {periods.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no identity of their own
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: "center" }}>
          {time(index, "From", "Från")}
          {time(index, "To", "Till")}
          <IconButton
            aria-label={`Ta bort ${label.toLocaleLowerCase("sv")}, period ${index + 1}`}
            onClick={() => onChange(periods.filter((__, at) => at !== index))}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      <Button
        size="small"
        sx={{ alignSelf: "flex-start" }}
        aria-label={`Lägg till en period: ${label.toLocaleLowerCase("sv")}`}
        onClick={() => onChange([...periods, { From: periods.at(-1)?.To ?? "08:00", To: "17:00" }])}
      >
        Lägg till en period
      </Button>
    </Stack>
  );
}
