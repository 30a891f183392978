import {
  type ComplaintDecision,
  type ComplaintListItem,
  complaintDecisions,
} from "@lagrum/core/complaint/complaintSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { complaintDecisionTexts } from "@lagrum/core/texts/complaints";
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from "@mui/material";
import { useId, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

/** Decides on a complaint. A refund needs the order that it is about. */
export function DecideDialog({ complaint, onClose }: { complaint: ComplaintListItem; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const id = useId();
  const [Decision, setDecision] = useState<ComplaintDecision>("Redo");
  const [kronor, setKronor] = useState("");
  const [Text, setText] = useState("");
  const save = async () => {
    // An invalid amount is sent as -1, so that the API's error is shown at the field.
    const part = Decision === "Refund" ? { Amount: parseAmount(kronor) ?? -1 } : {};
    await dataProvider.decideComplaint(complaint.ID, { Decision, Text, ...part });
    notify("Reklamationen är avgjord, och kunden får ett mejl.", { type: "success" });
  };
  const choices = complaintDecisions.filter((each) => each !== "Refund" || complaint.OrderID !== null);
  return (
    <FormDialog
      title={`Avgör ${complaint.Reference}`}
      save={save}
      words={{ save: "Avgör och mejla", saving: "Sparar …" }}
      onClose={onClose}
      isChanged={kronor !== "" || Text.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <FormControl sx={{ mt: 1 }}>
            <FormLabel id={id}>Beslut</FormLabel>
            <RadioGroup
              aria-labelledby={id}
              value={Decision}
              onChange={(event) => setDecision(event.target.value as ComplaintDecision)}
            >
              {choices.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio size="small" />}
                  label={complaintDecisionTexts[each]}
                />
              ))}
            </RadioGroup>
          </FormControl>
          {Decision === "Refund" && (
            <TextField
              label="Belopp i kronor, med moms"
              fullWidth
              margin="normal"
              value={kronor}
              onChange={(event) => setKronor(event.target.value)}
              error={fieldErrors.Amount !== undefined}
              helperText={fieldErrors.Amount ?? "Betalas tillbaka den väg det betalades."}
              slotProps={{ htmlInput: { inputMode: "decimal" } }}
            />
          )}
          <LongTextField
            label="Besked till kunden"
            value={Text}
            onChange={setText}
            error={fieldErrors.Text}
            hint="Skriv varför. Vid avslag läggs vägen till Allmänna reklamationsnämnden till."
            maxLength={lengths.Message.max}
            minRows={4}
          />
        </>
      )}
    </FormDialog>
  );
}
