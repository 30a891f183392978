import { ProvisionReason } from "@lagrum/core/law/provisionReasonSchema";
import { fieldText } from "@lagrum/core/texts/errors";
import { Box, TextField } from "@mui/material";
import { useState, useSyncExternalStore } from "react";
import { checkedLabel } from "../law/checkedLabel.ts";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import { type ReasonRequest, reasonRequests } from "./reasonRequests.ts";

/** Asks for a reason when a template, a piece of news, a product or a message cites places that can't be verified here. */
export function ProvisionReasonDialog() {
  const request = useSyncExternalStore(reasonRequests.subscribe, reasonRequests.current);
  return request && <Asking request={request} />;
}

function Asking({ request: { provisions, answer } }: { request: ReasonRequest }) {
  const [reason, setReason] = useState("");
  const [isRefused, setRefused] = useState(false);
  return (
    <DialogFrame
      title="Bekräfta lagrum som inte går att kontrollera här"
      description="Vi har inga uppgifter om de här lagrummen. Läs dem i källan innan texten sparas."
      action="Bekräfta och spara"
      onSubmit={() => {
        const given = ProvisionReason.safeParse(reason);
        if (given.success) answer(given.data);
        else setRefused(true);
      }}
      onCancel={() => answer(null)}
    >
      <Box component="ul" sx={{ pl: 2.5 }}>
        {provisions.map((checked) => (
          <li key={checkedLabel(checked)}>{checkedLabel(checked)}</li>
        ))}
      </Box>
      <TextField
        label="Hur har du kontrollerat dem?"
        fullWidth
        margin="normal"
        value={reason}
        error={isRefused}
        helperText={isRefused ? fieldText("Reason", "TOO_SHORT") : "Skälet sparas i loggen. Läsarna ser det inte."}
        onChange={({ target }) => {
          setReason(target.value);
          setRefused(false);
        }}
      />
    </DialogFrame>
  );
}
