import { lengths } from "@lagrum/core/contract/lengths";
import { formatPrice } from "@lagrum/core/money/money";
import { type Order, RefundOrder } from "@lagrum/core/order/orderSchema";
import { useDataProvider, useNotify } from "react-admin";
import { useWatch } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { AmountInput, LongTextInput, RadioInput } from "../forms/dialogInputs.tsx";
import { typedAmount } from "../forms/typedValues.ts";

const start = { How: "whole", Amount: "", Reason: "" };

/** Without an amount the whole remainder is refunded, so a part needs one. */
const toBody = ({ How, Amount, Reason }: typeof start) => ({
  Reason,
  ...(How === "part" && { Amount: typedAmount(Amount) ?? null }),
});

/** Refunds an order, whole or in part. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  return (
    <ContractDialog
      title={`Betala tillbaka ${order.Reference}`}
      schema={RefundOrder}
      start={start}
      toBody={toBody}
      save={async (body) => {
        await dataProvider.refundOrder(order.ID, body);
        notify("Återbetalningen är begärd.", { type: "success" });
      }}
      words={{ save: "Betala tillbaka", saving: "Begär …" }}
      onClose={onClose}
    >
      <HowMuch order={order} />
      <LongTextInput
        source="Reason"
        label="Skäl"
        hint="Kunden får pengarna den väg de betalades, och ett mejl när det är klart."
        maxLength={lengths.Reason.max}
      />
    </ContractDialog>
  );
}

function HowMuch({ order: { RefundableAmount } }: { order: Order }) {
  const isPart = useWatch<typeof start>({ name: "How" }) === "part";
  return (
    <>
      <RadioInput
        source="How"
        label="Hur mycket?"
        choices={[
          { id: "whole", name: `Allt som är kvar, ${formatPrice(RefundableAmount)}` },
          { id: "part", name: "En del" },
        ]}
      />
      {isPart && (
        <AmountInput
          source="Amount"
          label="Belopp i kronor, med moms"
          hint={`Högst ${formatPrice(RefundableAmount)}.`}
        />
      )}
    </>
  );
}
