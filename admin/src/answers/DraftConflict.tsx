import type { TheirText } from "@lagrum/core/machines/answerDraftContext";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Alert, Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { DraftState } from "../drafts/useDraft.ts";
import { wordDiff } from "../ui/wordDiff.ts";
import { plainText } from "./plainText.ts";

/** "Elias Norén sparade svaret 23 november 2026 kl. 9.05.", "Du sparade svaret i din andra flik …". */
export function whoSaved({ saved }: TheirText): string {
  if (!saved) return "Svaret har sparats på ett annat ställe.";
  const at = formatDateTime(saved.At);
  return saved.isOwn ? `Du sparade svaret i din andra flik ${at}.` : `${saved.By} sparade svaret ${at}.`;
}

const ownerOf = ({ saved }: TheirText) => {
  if (!saved) return "Den andra texten";
  return saved.isOwn ? "Din andra flik" : saved.By;
};

const columns = {
  ...{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))" },
  "& ins, & del": { fontWeight: 600, textDecoration: "underline", textUnderlineOffset: "0.18em" },
  "& del": { textDecorationStyle: "dashed" },
};

interface SideProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

const Side = ({ title, children, action }: SideProps) => (
  <div>
    <Typography component="h4" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Box
      sx={{ my: 1, maxHeight: "20rem", overflow: "auto", whiteSpace: "pre-line", overflowWrap: "anywhere" }}
      tabIndex={0}
    >
      {children}
    </Box>
    {action}
  </div>
);

/** The element to scroll to from the editor's bar. */
export const conflictId = "draft-conflict";

interface Props {
  draft: DraftState;
  onTakeTheirs: () => void;
}

/** Shows both texts side by side when both changed the same place, to choose one. */
export function DraftConflict({ draft: { state, send }, onTakeTheirs }: Props) {
  const { context } = state;
  const { theirs } = context;
  const pieces = theirs ? wordDiff(plainText(theirs), plainText(context)) : [];
  const keepMine = (
    <Button color="inherit" variant="outlined" size="small" onClick={() => send({ type: "KEEP_MINE" })}>
      Spara min text
    </Button>
  );
  return (
    <Alert id={conflictId} severity="warning" slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}>
      <p style={{ marginTop: 0 }}>
        {theirs ? whoSaved(theirs) : "Svaret har sparats på ett annat ställe."} Båda texterna är ändrade på samma
        ställe. Den här finns kvar. Vilken ska gälla?
      </p>
      {theirs === null ? (
        keepMine
      ) : (
        <Box role="region" aria-label="Skillnaden mellan texterna" sx={columns}>
          <Side title="Din text" action={keepMine}>
            {pieces.map(({ value, added, removed }, index) => {
              if (removed) return null;
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
              return added ? <ins key={index}>{value}</ins> : <span key={index}>{value}</span>;
            })}
          </Side>
          <Side
            title={ownerOf(theirs)}
            action={
              <Button color="inherit" variant="outlined" size="small" onClick={onTakeTheirs}>
                Ta den andra texten
              </Button>
            }
          >
            {pieces.map(({ value, added, removed }, index) => {
              if (added) return null;
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
              return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
            })}
          </Side>
        </Box>
      )}
    </Alert>
  );
}
