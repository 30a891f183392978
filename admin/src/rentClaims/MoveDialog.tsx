import { lengths } from "@lagrum/core/contract/lengths";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import type { DeskEvent, RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { deskEventTexts } from "@lagrum/core/texts/rentClaims";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

interface Props {
  claim: RentClaim;
  event: DeskEvent;
  onClose: () => void;
}

/** Changes the claim's state, with a message to the tenant. */
export function MoveDialog({ claim, event, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [Text, setText] = useState("");
  const [kronor, setKronor] = useState("");
  const save = async () => {
    // An invalid amount is sent as -1, so that the API's error is shown at the field.
    const sum = kronor.trim() === "" ? {} : { RecoveredAmount: parseAmount(kronor) ?? -1 };
    await dataProvider.moveRentClaim(claim.ID, { Event: event, Text, ...sum });
    notify("Ärendet är ändrat, och hyresgästen får ett mejl.", { type: "success" });
  };
  return (
    <FormDialog
      title={`${deskEventTexts[event]}: ${claim.Reference}`}
      save={save}
      words={{ save: "Spara och mejla", saving: "Sparar …" }}
      onClose={onClose}
      maxWidth="md"
      isChanged={Text.trim() !== "" || kronor !== ""}
    >
      {(fieldErrors) => (
        <>
          {event === "DECIDE" && (
            <TextField
              label="Belopp som hyresgästen får tillbaka, i kronor"
              fullWidth
              margin="normal"
              value={kronor}
              onChange={(typed) => setKronor(typed.target.value)}
              error={fieldErrors.RecoveredAmount !== undefined}
              helperText={fieldErrors.RecoveredAmount ?? "Lämna tomt om beslutet inte ger något belopp."}
              slotProps={{ htmlInput: { inputMode: "decimal" } }}
            />
          )}
          <LongTextField
            label="Besked till hyresgästen"
            value={Text}
            onChange={setText}
            error={fieldErrors.Text}
            hint="Visas på ärendets sida. Mejlet har bara en länk dit."
            maxLength={lengths.Message.max}
            minRows={6}
          />
        </>
      )}
    </FormDialog>
  );
}
