import { lengths } from "@lagrum/core/contract/lengths";
import { SetPerformedShare, type WithdrawalListItem } from "@lagrum/core/withdrawal/withdrawalSchema";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { LineInput, LongTextInput } from "../forms/dialogInputs.tsx";

const start = { Percent: "", Reason: "" };

const toBody = ({ Percent, Reason }: typeof start) => ({
  Percent: /^\d{1,3}$/.test(Percent.trim()) ? Number(Percent) : Percent.trim() || undefined,
  Reason,
});

/** Records how much of the service was performed; the rest of the price is refunded. */
export function ShareDialog({ withdrawal, onClose }: { withdrawal: WithdrawalListItem; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  return (
    <ContractDialog
      title={`Ange utförd del för ${withdrawal.Reference}`}
      schema={SetPerformedShare}
      start={start}
      toBody={toBody}
      save={async (body) => {
        await dataProvider.setPerformedShare(withdrawal.ID, body);
        notify("Återbetalningen är begärd.", { type: "success" });
      }}
      words={{ save: "Spara och betala tillbaka", saving: "Sparar …" }}
      onClose={onClose}
    >
      <LineInput
        source="Percent"
        label="Utförd del i procent"
        hint="Hela procent av priset, 0–100. Resten betalas tillbaka."
        inputMode="numeric"
      />
      <LongTextInput
        source="Reason"
        label="Skäl"
        hint="Vad som var gjort när meddelandet kom."
        maxLength={lengths.Reason.max}
      />
    </ContractDialog>
  );
}
