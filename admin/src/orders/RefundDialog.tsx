import { lengths } from "@lagrum/core/contract/lengths";
import { formatPrice } from "@lagrum/core/money/money";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import type { Order } from "@lagrum/core/order/orderSchema";
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from "@mui/material";
import { useId, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { LongTextField } from "../forms/LongTextField.tsx";

/** Refunds an order, whole or in part. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const id = useId();
  const [isWhole, setWhole] = useState(true);
  const [kronor, setKronor] = useState("");
  const [Reason, setReason] = useState("");
  const save = async () => {
    // An invalid amount is sent as -1, so that the API's error is shown at the field.
    const part = isWhole ? {} : { Amount: parseAmount(kronor) ?? -1 };
    await dataProvider.refundOrder(order.ID, { Reason, ...part });
    notify("Återbetalningen är begärd.", { type: "success" });
  };
  return (
    <FormDialog
      title={`Betala tillbaka ${order.Reference}`}
      save={save}
      words={{ save: "Betala tillbaka", saving: "Begär …" }}
      onClose={onClose}
      isChanged={kronor !== "" || Reason.trim() !== ""}
    >
      {(fieldErrors) => (
        <>
          <FormControl sx={{ mt: 1 }}>
            <FormLabel id={id}>Hur mycket?</FormLabel>
            <RadioGroup
              aria-labelledby={id}
              value={isWhole ? "whole" : "part"}
              onChange={(event) => setWhole(event.target.value === "whole")}
            >
              <FormControlLabel
                value="whole"
                control={<Radio size="small" />}
                label={`Allt som är kvar, ${formatPrice(order.RefundableAmount)}`}
              />
              <FormControlLabel value="part" control={<Radio size="small" />} label="En del" />
            </RadioGroup>
          </FormControl>
          {!isWhole && (
            <TextField
              label="Belopp i kronor, med moms"
              fullWidth
              margin="normal"
              value={kronor}
              onChange={(event) => setKronor(event.target.value)}
              error={fieldErrors.Amount !== undefined}
              helperText={fieldErrors.Amount ?? `Högst ${formatPrice(order.RefundableAmount)}.`}
              slotProps={{ htmlInput: { inputMode: "decimal" } }}
            />
          )}
          <LongTextField
            label="Skäl"
            value={Reason}
            onChange={setReason}
            error={fieldErrors.Reason}
            hint="Kunden får pengarna den väg de betalades, och ett mejl när det är klart."
            maxLength={lengths.Reason.max}
          />
        </>
      )}
    </FormDialog>
  );
}
