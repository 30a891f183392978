import { lengths } from "@lagrum/core/contract/lengths";
import type { WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

/** Records how much of the service was performed; the rest of the price is refunded. */
export function ShareDialog({ withdrawal, onClose }: { withdrawal: WithdrawalListItem; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [percent, setPercent] = useState("");
  const [Reason, setReason] = useState("");
  const save = async () => {
    // An invalid number is sent as -1, so that the API's error is shown at the field.
    const Percent = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : -1;
    await dataProvider.setPerformedShare(withdrawal.ID, { Percent, Reason });
    notify("Återbetalningen är begärd.", { type: "success" });
  };
  return (
    <FormDialog
      title={`Ange utförd del för ${withdrawal.Reference}`}
      save={save}
      words={{ save: "Spara och betala tillbaka", saving: "Sparar …" }}
      onClose={onClose}
      isChanged={percent !== "" || Reason.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <TextField
            label="Utförd del i procent"
            fullWidth
            margin="normal"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
            error={fieldErrors.Percent !== undefined}
            helperText={fieldErrors.Percent ?? "Hela procent av priset, 0–100. Resten betalas tillbaka."}
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
          <LongTextField
            label="Skäl"
            value={Reason}
            onChange={setReason}
            error={fieldErrors.Reason}
            hint="Vad som var gjort när meddelandet kom."
            maxLength={lengths.Reason.max}
          />
        </>
      )}
    </FormDialog>
  );
}
