import { lengths } from "@lagrum/core/contract/lengths";
import { RecordWithdrawal } from "@lagrum/core/withdrawal/withdrawalSchema";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { LongTextInput, SwedishTimeInput } from "../forms/dialogInputs.tsx";
import { typedInstant } from "../forms/typedValues.ts";

const start = { SentAt: "", ArrivedAt: "", Reason: "" };

/**
 * Records a withdrawal that was made by telephone, e-mail or letter. Deadlines count from the time when it was sent.
 */
export function RecordDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  return (
    <ContractDialog
      title="Kunden ångrar köpet"
      schema={RecordWithdrawal}
      start={start}
      toBody={({ SentAt, ArrivedAt, Reason }: typeof start) => ({
        SentAt: typedInstant("SentAt", SentAt) ?? undefined,
        ArrivedAt: typedInstant("ArrivedAt", ArrivedAt),
        Reason,
      })}
      save={async (body) => {
        await dataProvider.recordWithdrawal(orderId, body);
        notify("Ångern är registrerad, och kunden får ett mejl.", { type: "success" });
      }}
      words={{ save: "Registrera ånger", saving: "Sparar …" }}
      onClose={onClose}
    >
      <SwedishTimeInput
        source="SentAt"
        label="När kunden hörde av sig (svensk tid)"
        hint="Samtalets tid, eller när mejlet eller brevet skickades. Den avgör om ångerrätten fanns."
      />
      <SwedishTimeInput
        source="ArrivedAt"
        label="När det kom till oss (svensk tid)"
        hint="Bara om det kom senare, till exempel ett brev. Återbetalningens 14 dagar räknas därifrån."
      />
      <LongTextInput
        source="Reason"
        label="Anteckning"
        hint="Hur kunden hörde av sig, till exempel ett samtal."
        maxLength={lengths.Reason.max}
      />
    </ContractDialog>
  );
}
