import { formatPrice } from "@lagrum/core/money/money";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { includedTax } from "@lagrum/core/money/vat";
import { NewPrice } from "@lagrum/core/product/productSchema";
import { Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { TypedFault } from "../forms/contractResolver.ts";
import { AmountInput, DayInput, MenuInput } from "../forms/dialogInputs.tsx";
import { typedAmount } from "../forms/typedValues.ts";
import { amountFault } from "./productForm.ts";
import { taxChoices } from "./productLabels.ts";

interface Props {
  /** Basis points of the current price; null before the first. */
  taxRate: number | null;
  save: (price: NewPrice) => Promise<void>;
  onClose: () => void;
}

interface Typed {
  Amount: string;
  TaxRate: NewPrice["TaxRate"];
  ValidFrom: string;
}

function toBody({ Amount, TaxRate, ValidFrom }: Typed) {
  const fault = amountFault(Amount);
  if (fault) throw new TypedFault("Amount", fault);
  return { Amount: typedAmount(Amount), TaxRate, ValidFrom: ValidFrom || null };
}

/** Adds a price that applies from now or from a later day. */
export function PriceDialog({ taxRate, save, onClose }: Props) {
  const TaxRate = taxChoices.find(({ id }) => id === taxRate)?.id ?? 2500;
  return (
    <ContractDialog
      title="Nytt pris"
      schema={NewPrice}
      within="Price."
      start={{ Amount: "", TaxRate, ValidFrom: "" }}
      toBody={toBody}
      save={save}
      onClose={onClose}
    >
      <AmountInput source="Amount" label="Pris i kronor, med moms" hint="Till exempel 1 295,50." />
      <MenuInput source="TaxRate" label="Moms" choices={taxChoices} />
      <DayInput source="ValidFrom" label="Gäller från" hint="Lämna tomt om priset ska gälla genast." />
      <IncludedTax />
    </ContractDialog>
  );
}

function IncludedTax() {
  const [typed, TaxRate] = useWatch<Typed, ["Amount", "TaxRate"]>({ name: ["Amount", "TaxRate"] });
  const amount = parseAmount(typed);
  return (
    <Typography role="status" sx={{ mt: 1, minHeight: "1.5em" }}>
      {amount !== null && `${formatPrice(amount)}, varav moms ${formatPrice(includedTax(amount, TaxRate))}.`}
    </Typography>
  );
}
