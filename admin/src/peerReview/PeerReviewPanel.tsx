import type { PeerReview, PeerReviewList } from "@lagrum/core/peerReview/peerReviewSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Alert, Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";
import { toFormError } from "../ui/formError.ts";
import { LoadFailure } from "../ui/LoadFailure.tsx";
import { Panel } from "../ui/Panel.tsx";

const outcomeTexts = { Approved: "Godkänt", Returned: "Tillbakalämnat" } as const;

function statusText({ Outcome, Reader, ReadAt, AskedAt, Outdated }: PeerReview): string {
  if (Outcome === null) return `${Reader.Name} ombads granska ${formatDateTime(AskedAt)}`;
  const changed = Outdated ? ", svaret har ändrats sedan dess" : "";
  return `${outcomeTexts[Outcome]} av ${Reader.Name} ${formatDateTime(ReadAt ?? AskedAt)}${changed}`;
}

/** The answer's peer review: requested by its author, approved or returned by a colleague. */
export function PeerReviewPanel({ id, mayAsk }: { id: number; mayAsk: boolean }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const client = useQueryClient();
  const { me } = useSession();
  const queryKey = ["readings", id];
  const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: () => dataProvider.listPeerReviews(id) });
  const [readerId, setReader] = useState("");
  const [note, setNote] = useState("");
  const [formError, setFormError] = useState<string | null>(null);
  if (!data) {
    if (!error) return null;
    return (
      <Panel title="Kollegas granskning">
        <LoadFailure error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  const [latest] = data.Readings;
  const isMine = latest?.Outcome === null && latest.Reader.UserID === me.UserID;
  const isAsked = latest?.Outcome === null;

  const run = async (call: () => Promise<PeerReviewList>) => {
    try {
      client.setQueryData(queryKey, await call());
      setFormError(null);
      setNote("");
    } catch (error) {
      setFormError(toFormError(error).text);
    }
  };
  const finish = (Outcome: "Approved" | "Returned") =>
    void run(() => dataProvider.finishPeerReview(id, latest?.ID ?? 0, { Outcome, ...(note.trim() && { Note: note }) }));
  if (!mayAsk && !latest) return null;
  return (
    <Panel title="Kollegas granskning">
      {data.Required && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          En kollega ska godkänna svaret innan det skickas.
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ m: 0, mb: 1.5, p: 0, listStyle: "none" }}>
        {data.Readings.map((review) => (
          <Typography component="li" variant="body2" key={review.ID}>
            {statusText(review)}
            {review.Note && (
              <Typography component="span" variant="body2" sx={{ display: "block", whiteSpace: "pre-line", pl: 2 }}>
                {review.Note}
              </Typography>
            )}
          </Typography>
        ))}
      </Stack>
      {isMine && (
        <Stack spacing={1}>
          <TextField
            label="Kommentar"
            size="small"
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            helperText="Behövs om du lämnar tillbaka svaret."
          />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            <Button variant="contained" size="small" onClick={() => finish("Approved")}>
              Godkänn svaret
            </Button>
            <Button variant="outlined" size="small" disabled={note.trim() === ""} onClick={() => finish("Returned")}>
              Lämna tillbaka
            </Button>
          </Stack>
        </Stack>
      )}
      {mayAsk && !isMine && (
        <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
          <TextField
            select
            label={isAsked ? "Be någon annan" : "Kollega"}
            size="small"
            fullWidth
            value={readerId}
            onChange={(event) => setReader(event.target.value)}
          >
            {data.Readers.map(({ UserID, Name }) => (
              <MenuItem key={UserID} value={String(UserID)}>
                {Name}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            sx={{ flexShrink: 0 }}
            disabled={readerId === ""}
            onClick={() => void run(() => dataProvider.requestPeerReview(id, Number(readerId)))}
          >
            Be om granskning
          </Button>
        </Stack>
      )}
      {formError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {formError}
        </Alert>
      )}
    </Panel>
  );
}
