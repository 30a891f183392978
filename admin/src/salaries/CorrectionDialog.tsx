import { withPlainHyphens } from "@lagrum/core/contract/hyphens";
import { formatPrice } from "@lagrum/core/money/money";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import type { SalaryLine } from "@lagrum/core/salary/salarySchema";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { workName } from "./workNames.ts";

/** Parses "-150,50" to öre; 0 for an invalid amount, which the API refuses. */
function differenceOf(text: string): number {
  const [, sign, rest = ""] = /^\s*([-+]?)(.*)$/.exec(withPlainHyphens(text)) ?? [];
  const ore = parseAmount(rest) ?? 0;
  return sign === "-" ? -ore : ore;
}

/** Corrects a salary line by adding another one. */
export function CorrectionDialog({ line, onClose }: { line: SalaryLine; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [amount, setAmount] = useState("");
  const [Reason, setReason] = useState("");
  const save = () => dataProvider.correctSalaryLine(line.ID, { AmountOre: differenceOf(amount), Reason });
  return (
    <FormDialog
      title={`Rätta ${workName(line)}`}
      save={save}
      onClose={onClose}
      isChanged={amount !== "" || Reason !== ""}
    >
      {(fieldErrors) => (
        <>
          <Typography>
            {line.Name}, {workTypeTexts[line.Type]}, {formatPrice(line.AmountOre)}. Raden står kvar; rättelsen blir en
            egen rad{line.Status === "Open" ? "" : " i nästa öppna månad"}.
          </Typography>
          <TextField
            label="Skillnad i kronor"
            fullWidth
            margin="normal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={fieldErrors.AmountOre !== undefined}
            helperText={
              fieldErrors.AmountOre && differenceOf(amount) === 0
                ? "Ange en skillnad i kronor, till exempel 50 eller -150."
                : (fieldErrors.AmountOre ?? "Till exempel 50 eller -150.")
            }
          />
          <TextField
            label="Skäl"
            fullWidth
            margin="normal"
            value={Reason}
            onChange={(event) => setReason(event.target.value)}
            error={fieldErrors.Reason !== undefined}
            helperText={fieldErrors.Reason ?? "Den som får lönen ser skälet."}
          />
        </>
      )}
    </FormDialog>
  );
}
