import { type CheckedProvision, ConfirmProvisions, isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { Alert, AlertTitle, Box, Button, TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { refusalCode } from "../dataProvider/httpError.ts";
import { checkedLabel } from "../law/checkedLabel.ts";

interface Props {
  id: number;
  checks: readonly CheckedProvision[];
}

/**
 * The places that can't be verified here, in one list with one reason. What is confirmed is remembered for the question.
 */
export function ConfirmPlaces({ id, checks }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const places = checks.filter((checked) => checked.Confirmable && !isVerified(checked));
  if (places.length === 0) return null;
  const confirm = async () => {
    const Provisions = places.map(({ Sfs, Chapter, Paragraph }) => ({ Sfs, Chapter, Paragraph }));
    const body = ConfirmProvisions.safeParse({ Provisions, Reason: reason });
    if (!body.success) return setFault(fieldText("Reason", "TOO_SHORT"));
    try {
      await dataProvider.confirmProvisions(id, body.data);
      setReason("");
      await queryClient.invalidateQueries({ queryKey: ["provisionCheck", id] });
    } catch (error) {
      setFault(errorText(refusalCode(error)));
    }
  };
  return (
    <Alert severity="warning" sx={{ mt: 2 }} slotProps={{ message: { sx: { width: "100%" } } }}>
      <AlertTitle>Bekräfta lagrum som inte går att kontrollera här</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {places.map((checked) => (
          <li key={checkedLabel(checked)}>{checkedLabel(checked)}</li>
        ))}
      </Box>
      <TextField
        label="Hur har du kontrollerat dem?"
        size="small"
        fullWidth
        margin="normal"
        value={reason}
        error={fault !== null}
        helperText={fault ?? "Skälet sparas i loggen. Läsarna ser det inte."}
        onChange={({ target }) => {
          setReason(target.value);
          setFault(null);
        }}
      />
      <Button variant="outlined" size="small" onClick={confirm}>
        Bekräfta lagrummen
      </Button>
    </Alert>
  );
}
