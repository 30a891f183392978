import { type ComplaintListItem, complaintDecisions, DecideComplaint } from "@lagrum/core/complaint/complaintSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { complaintDecisionTexts } from "@lagrum/core/texts/complaints";
import { useDataProvider, useNotify } from "react-admin";
import { useWatch } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { TypedFault } from "../forms/contractResolver.ts";
import { AmountInput, LongTextInput, RadioInput } from "../forms/dialogInputs.tsx";
import { typedAmount } from "../forms/typedValues.ts";

const start = { Decision: "Redo", Amount: "", Text: "" };

function toBody({ Decision, Amount, Text }: typeof start) {
  if (Text.trim() === "") throw new TypedFault("Text", "Skriv ett besked till kunden.");
  return { Decision, Text, ...(Decision === "Refund" && { Amount: typedAmount(Amount) }) };
}

/** Decides on a complaint. A refund needs the order that it is about. */
export function DecideDialog({ complaint, onClose }: { complaint: ComplaintListItem; onClose: () => void }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const choices = complaintDecisions.filter((each) => each !== "Refund" || complaint.OrderID !== null);
  return (
    <ContractDialog
      title={`Avgör ${complaint.Reference}`}
      schema={DecideComplaint}
      start={start}
      toBody={toBody}
      save={async (body) => {
        await dataProvider.decideComplaint(complaint.ID, body);
        notify("Reklamationen är avgjord, och kunden får ett mejl.", { type: "success" });
      }}
      words={{ save: "Avgör och mejla", saving: "Sparar …" }}
      onClose={onClose}
    >
      <RadioInput
        source="Decision"
        label="Beslut"
        choices={choices.map((id) => ({ id, name: complaintDecisionTexts[id] }))}
      />
      <RefundAmount />
      <LongTextInput
        source="Text"
        label="Besked till kunden"
        hint="Skriv varför. Vid avslag läggs vägen till Allmänna reklamationsnämnden till."
        maxLength={lengths.Message.max}
        minRows={4}
      />
    </ContractDialog>
  );
}

function RefundAmount() {
  if (useWatch<typeof start>({ name: "Decision" }) !== "Refund") return null;
  return (
    <AmountInput source="Amount" label="Belopp i kronor, med moms" hint="Betalas tillbaka den väg det betalades." />
  );
}
