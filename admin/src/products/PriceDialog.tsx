import { formatPrice } from "@lagrum/core/money/money";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { includedTax } from "@lagrum/core/money/vat";
import type { NewPrice } from "@lagrum/core/product/productSchema";
import { MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { amountFault } from "./productForm.ts";
import { taxChoices } from "./productLabels.ts";

interface Props {
  /** Basis points of the current price; null before the first. */
  taxRate: number | null;
  save: (price: NewPrice) => Promise<void>;
  onClose: () => void;
}

/** Adds a price that applies from now or from a later day. */
export function PriceDialog({ taxRate, save, onClose }: Props) {
  const [kronor, setKronor] = useState("");
  const [TaxRate, setTaxRate] = useState<NewPrice["TaxRate"]>(taxChoices.find(({ id }) => id === taxRate)?.id ?? 2500);
  const [day, setDay] = useState("");
  const amount = parseAmount(kronor);
  // An invalid amount is sent as -1, so that the API's error is shown at the field.
  const add = () => save({ Amount: amount ?? -1, TaxRate, ValidFrom: day || null });
  return (
    <FormDialog title="Nytt pris" save={add} onClose={onClose} isChanged={kronor !== ""}>
      {(fieldErrors) => (
        <>
          <TextField
            label="Pris i kronor, med moms"
            fullWidth
            margin="normal"
            value={kronor}
            onChange={(event) => setKronor(event.target.value)}
            error={fieldErrors["Price.Amount"] !== undefined}
            helperText={
              fieldErrors["Price.Amount"]
                ? (amountFault(kronor) ?? fieldErrors["Price.Amount"])
                : "Till exempel 1 295,50."
            }
            slotProps={{ htmlInput: { inputMode: "decimal" } }}
          />
          <TextField
            select
            label="Moms"
            fullWidth
            margin="normal"
            value={TaxRate}
            onChange={(event) => setTaxRate(Number(event.target.value) as NewPrice["TaxRate"])}
          >
            {taxChoices.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Gäller från"
            type="date"
            fullWidth
            margin="normal"
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={fieldErrors["Price.ValidFrom"] !== undefined}
            helperText={fieldErrors["Price.ValidFrom"] ?? "Lämna tomt om priset ska gälla genast."}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Typography role="status" sx={{ mt: 1, minHeight: "1.5em" }}>
            {amount !== null && `${formatPrice(amount)}, varav moms ${formatPrice(includedTax(amount, TaxRate))}.`}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
