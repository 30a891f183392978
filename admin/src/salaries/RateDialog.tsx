import { formatPrice } from "@lagrum/core/money/money";
import { AddSalaryRate, maxRate, workTypes } from "@lagrum/core/salary/salarySchema";
import { dayOf } from "@lagrum/core/text/dates";
import { workTypeTexts } from "@lagrum/core/texts/salaries";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { TypedFault } from "../forms/contractResolver.ts";
import { AmountInput, DayInput, MenuInput } from "../forms/dialogInputs.tsx";
import { typedAmount } from "../forms/typedValues.ts";

const start = () => ({ Type: "Free", AmountOre: "", ValidFrom: dayOf(new Date()) });

function toBody({ Type, AmountOre, ValidFrom }: ReturnType<typeof start>) {
  const amount = typedAmount(AmountOre);
  if (typeof amount !== "number" || amount > maxRate) {
    const text = `Ange ett belopp i kronor, till exempel 450 och högst ${formatPrice(maxRate)}.`;
    throw new TypedFault("AmountOre", text);
  }
  return { Type, AmountOre: amount, ValidFrom };
}

/** Adds a fee per type of work, from a day on. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return (
    <ContractDialog
      title="Nytt arvode"
      schema={AddSalaryRate}
      start={start()}
      toBody={toBody}
      save={(body) => dataProvider.addSalaryRate(body)}
      onClose={onClose}
    >
      <MenuInput source="Type" label="Typ" choices={workTypes.map((id) => ({ id, name: workTypeTexts[id] }))} />
      <AmountInput source="AmountOre" label="Kronor per svar eller möte" />
      <DayInput
        source="ValidFrom"
        label="Gäller från"
        hint="Svar som redan är skickade och möten som har börjat ändras inte."
      />
    </ContractDialog>
  );
}
