import { lengths } from "@lagrum/core/contract/lengths";
import { TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";
import { partsOf, toInstant } from "../ui/localDateTime.ts";

/**
 * Records a withdrawal that was made by telephone, e-mail or letter. Deadlines count from the time when it was sent.
 */
export function RecordDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const [sentAt, setSentAt] = useState("");
  const [arrivedAt, setArrivedAt] = useState("");
  const [Reason, setReason] = useState("");
  const save = async () => {
    const ArrivedAt = arrivedAt === "" ? null : toInstant(partsOf(arrivedAt));
    // Without a time an empty one is sent, so that the API's error is shown at the field.
    const SentAt = sentAt === "" ? "" : toInstant(partsOf(sentAt));
    await dataProvider.recordWithdrawal(orderId, { SentAt, ArrivedAt, Reason });
    notify("Ångern är registrerad, och kunden får ett mejl.", { type: "success" });
  };
  return (
    <FormDialog
      title="Kunden ångrar köpet"
      save={save}
      words={{ save: "Registrera ånger", saving: "Sparar …" }}
      onClose={onClose}
      isChanged={sentAt !== "" || arrivedAt !== "" || Reason.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <TimeField
            label="När kunden hörde av sig (svensk tid)"
            value={sentAt}
            onChange={setSentAt}
            error={fieldErrors.SentAt}
            hint="Samtalets tid, eller när mejlet eller brevet skickades. Den avgör om ångerrätten fanns."
          />
          <TimeField
            label="När det kom till oss (svensk tid)"
            value={arrivedAt}
            onChange={setArrivedAt}
            error={fieldErrors.ArrivedAt}
            hint="Bara om det kom senare, till exempel ett brev. Återbetalningens 14 dagar räknas därifrån."
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

interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint: string;
}

const TimeField = ({ label, value, onChange, error, hint }: TimeFieldProps) => (
  <TextField
    label={label}
    type="datetime-local"
    fullWidth
    margin="normal"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error ?? hint}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
