import { lengths } from "@lagrum/core/contract/lengths";
import { type DeskEvent, MoveRentClaim, type RentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { deskEventTexts } from "@lagrum/core/texts/rentClaims";
import { useDataProvider, useNotify } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { ContractDialog } from "../forms/ContractDialog.tsx";
import { AmountInput, LongTextInput } from "../forms/dialogInputs.tsx";
import { typedAmount } from "../forms/typedValues.ts";

interface Props {
  claim: RentClaim;
  event: DeskEvent;
  onClose: () => void;
}

const start = { RecoveredAmount: "", Text: "" };

/** Changes the claim's state, with a message to the tenant. */
export function MoveDialog({ claim, event, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  return (
    <ContractDialog
      title={`${deskEventTexts[event]}: ${claim.Reference}`}
      schema={MoveRentClaim}
      start={start}
      toBody={({ RecoveredAmount, Text }: typeof start) => ({
        ...{ Event: event, Text },
        RecoveredAmount: typedAmount(RecoveredAmount),
      })}
      save={async (body) => {
        await dataProvider.moveRentClaim(claim.ID, body);
        notify("Ärendet är ändrat, och hyresgästen får ett mejl.", { type: "success" });
      }}
      words={{ save: "Spara och mejla", saving: "Sparar …" }}
      onClose={onClose}
      maxWidth="md"
    >
      {event === "DECIDE" && (
        <AmountInput
          source="RecoveredAmount"
          label="Belopp som hyresgästen får tillbaka, i kronor"
          hint="Lämna tomt om beslutet inte ger något belopp."
        />
      )}
      <LongTextInput
        source="Text"
        label="Besked till hyresgästen"
        hint="Visas på ärendets sida. Mejlet har bara en länk dit."
        maxLength={lengths.Message.max}
        minRows={6}
      />
    </ContractDialog>
  );
}
