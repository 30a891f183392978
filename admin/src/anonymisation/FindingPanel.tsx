import type { Finding } from "@lagrum/core/pii/anonymisationSchema";
import { Button, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { type AnonymisationWork, fieldTexts, kindTexts } from "./useAnonymisation.ts";

interface Props {
  work: AnonymisationWork;
  finding: Finding;
  place: number;
  onMove: (by: 1 | -1) => void;
}

/** The current finding and its actions. */
export function FindingPanel({ work, finding, place, onMove }: Props) {
  const [by, setBy] = useState(work.replacementOf(finding));
  const [reason, setReason] = useState<string | null>(null);
  const alike = work.alike(finding);
  const hasGreeting = alike.some(work.isGreeted);
  const replacement = by.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null) work.accept(finding, reason.trim());
        else work.replace(alike, replacement);
      }}
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {place + 1} av {work.findings.length}: <strong>{finding.Text}</strong> ({kindTexts[finding.Kind]} i{" "}
        {fieldTexts[finding.Field]})
      </Typography>
      {reason === null ? (
        <TextField
          label="Ersätt med"
          size="small"
          fullWidth
          margin="dense"
          value={by}
          onChange={(event) => setBy(event.target.value)}
          helperText={`Tomt tar bort orden.${hasGreeting ? " I hälsningen står inget nummer: där blir det bara ”Hej”." : ""}`}
        />
      ) : (
        <TextField
          label="Skäl att låta det stå"
          size="small"
          fullWidth
          autoFocus
          margin="dense"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText="Till exempel: ett företag, en offentlig person, påhittat. Skälet sparas med ditt namn."
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
        {reason === null ? (
          <>
            <Button type="submit" variant="contained" size="small">
              {alike.length > 1 ? `Ersätt alla lika (${alike.length})` : "Ersätt"}
            </Button>
            {alike.length > 1 && (
              <Button variant="outlined" size="small" onClick={() => work.replace([finding], replacement)}>
                Ersätt bara här
              </Button>
            )}
            <Button variant="outlined" size="small" onClick={() => setReason("")}>
              Låt stå
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" variant="contained" size="small" disabled={reason.trim().length < 3}>
              Låt det stå
            </Button>
            <Button size="small" onClick={() => setReason(null)}>
              Ersätt i stället
            </Button>
          </>
        )}
        <Button size="small" disabled={work.findings.length < 2} onClick={() => onMove(-1)}>
          Föregående
        </Button>
        <Button size="small" disabled={work.findings.length < 2} onClick={() => onMove(1)}>
          Nästa
        </Button>
      </Stack>
    </form>
  );
}
