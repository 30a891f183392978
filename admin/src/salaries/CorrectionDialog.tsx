import { withPlainHyphens } from "@lagrum/core/contract/hyphens";
import { formatPrice } from "@lagrum/core/money/money";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { CorrectSalaryLine, type SalaryLine } from "@lagrum/core/salary/salarySchema";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { Typography } from "@mui/material";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { TypedFault } from "../forms/contractResolver.ts";
import { LineInput } from "../forms/dialogInputs.tsx";
import { workName } from "./workNames.ts";

const start = { AmountOre: "", Reason: "" };

/** Parses "-150,50" to öre; 0 for an invalid amount. */
function differenceOf(text: string): number {
  const [, sign, rest = ""] = /^\s*([-+]?)(.*)$/.exec(withPlainHyphens(text)) ?? [];
  const ore = parseAmount(rest) ?? 0;
  return sign === "-" ? -ore : ore;
}

function toBody({ AmountOre, Reason }: typeof start) {
  const difference = differenceOf(AmountOre);
  if (difference === 0) throw new TypedFault("AmountOre", "Ange en skillnad i kronor, till exempel 50 eller -150.");
  return { AmountOre: difference, Reason };
}

/** Corrects a salary line by adding another one. */
export function CorrectionDialog({ line, onClose }: { line: SalaryLine; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <ContractDialog
      title={`Rätta ${workName(line)}`}
      schema={CorrectSalaryLine}
      start={start}
      toBody={toBody}
      save={(body) => dataProvider.correctSalaryLine(line.ID, body)}
      onClose={onClose}
    >
      <Typography>
        {line.Name}, {workTypeTexts[line.Type]}, {formatPrice(line.AmountOre)}. Raden står kvar; rättelsen blir en egen
        rad{line.Status === "Open" ? "" : " i nästa öppna månad"}.
      </Typography>
      <LineInput source="AmountOre" label="Skillnad i kronor" hint="Till exempel 50 eller -150." />
      <LineInput source="Reason" label="Skäl" hint="Den som får lönen ser skälet." />
    </ContractDialog>
  );
}
