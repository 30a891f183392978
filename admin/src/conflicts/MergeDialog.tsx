import { stripHtml } from "@lagrum/core/text/text";
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from "@mui/material";
import { useId, useState } from "react";
import { MarkedDiff } from "../ui/MarkedDiff.tsx";
import { type Choice, conflicting, differing, likelyChoice, type MergeField, merged } from "./merge.ts";

interface Props<V extends object> {
  fields: readonly MergeField<V>[];
  /** The form's initial values. */
  base: V;
  mine: V;
  theirs: V;
  onChosen: (values: V) => void;
  onClose: () => void;
}

const formatted = <V,>({ name, format }: MergeField<V>, values: V): string =>
  format ? format(values) : stripHtml(String(values[name] ?? "").replace(/<\/(p|li|h2|h3)>/g, "$&\n")).trim();

/** Resolves a conflict field by field. The form preserves the typed values until then. */
export function MergeDialog<V extends object>({ fields, base, mine, theirs, onChosen, onClose }: Props<V>) {
  const apart = differing(fields, mine, theirs);
  const inConflict = conflicting(fields, base, mine, theirs);
  const [choices, setChoices] = useState(
    () =>
      Object.fromEntries(apart.map(({ name }) => [name, likelyChoice(name, base, mine)])) as Partial<
        Record<keyof V & string, Choice>
      >,
  );
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      onClose={(_, why) => why === "escapeKeyDown" && onClose()}
    >
      <DialogTitle id={id}>Någon annan hann spara före dig</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {apart.length === 0
            ? "Ni har skrivit samma sak. Det är redan sparat."
            : inConflict.length === 0
              ? `Ni har ändrat olika fält. Ändringarna är sammanfogade. Fortsätt och spara igen.`
              : "Inget är skrivet över. De här fälten har ni båda ändrat. Välj vad som ska gälla. Sedan kan du skriva ihop texterna i formuläret innan du sparar."}
        </DialogContentText>
        {inConflict.map((field) => {
          const [own, other] = [formatted(field, mine), formatted(field, theirs)];
          return (
            <FormControl key={field.name} component="fieldset" fullWidth sx={{ mt: 2 }}>
              <FormLabel component="legend" sx={{ fontWeight: 600 }}>
                {field.label}
              </FormLabel>
              <Box sx={{ pl: 1.5, my: 1, borderLeft: 2, borderColor: "divider", maxHeight: "16rem", overflow: "auto" }}>
                <MarkedDiff
                  from={other}
                  to={own}
                  legend="Överstruket står bara hos den andra, understruket bara hos dig."
                />
              </Box>
              <RadioGroup
                row
                value={choices[field.name]}
                onChange={(_, choice) => setChoices({ ...choices, [field.name]: choice })}
              >
                <FormControlLabel value="mine" control={<Radio />} label="Min" />
                <FormControlLabel value="theirs" control={<Radio />} label="Den andras" />
              </RadioGroup>
            </FormControl>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tillbaka till formuläret</Button>
        <Button variant="contained" onClick={() => onChosen(merged(mine, theirs, choices))}>
          Fortsätt
        </Button>
      </DialogActions>
    </Dialog>
  );
}
