import { lengths } from "@lagrum/core/contract/lengths";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

/**
 * Records a withdrawal that was made by telephone, e-mail or letter. Deadlines count from the time when it was sent.
 */
export function RecordDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [sentAt, setSentAt] = useState("");
  const [Reason, setReason] = useState("");
  const save = async () => {
    // An invalid time is sent unchanged, so that the API's error is shown at the field.
    const time = new Date(sentAt);
    const SentAt = Number.isNaN(time.getTime()) ? sentAt : time.toISOString();
    await dataProvider.recordWithdrawal(orderId, { SentAt, Reason });
    notify("Ångern är registrerad, och kunden får ett mejl.", { type: "success" });
  };
  return (
    <FormDialog
      title="Kunden ångrar köpet"
      save={save}
      words={{ save: "Registrera ånger", saving: "Sparar …" }}
      onClose={onClose}
      isChanged={sentAt !== "" || Reason.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <TextField
            label="När kunden hörde av sig"
            type="datetime-local"
            fullWidth
            margin="normal"
            value={sentAt}
            onChange={(event) => setSentAt(event.target.value)}
            error={fieldErrors.SentAt !== undefined}
            helperText={fieldErrors.SentAt ?? "Samtalets tid, eller när mejlet eller brevet skickades."}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <LongTextField
            label="Anteckning"
            value={Reason}
            onChange={setReason}
            error={fieldErrors.Reason}
            hint="Hur kunden hörde av sig, till exempel ett samtal."
            maxLength={lengths.Reason.max}
          />
        </>
      )}
    </FormDialog>
  );
}
