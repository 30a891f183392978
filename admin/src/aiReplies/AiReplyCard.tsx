import type { ReviewedAiReply } from "@lagrum/core/ai/aiReviewSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { aiReplyProblemTexts } from "@lagrum/core/texts/ai";
import { Button, Card, CardContent, Chip, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";
import { EvaluationDialog } from "./EvaluationDialog.tsx";

export type AiReplyRow = ReviewedAiReply & { id: number };

const ratingOf = ({ Helpful, Problem }: ReviewedAiReply): string => {
  if (Helpful === null) return "Inget omdöme";
  if (Helpful) return "Till hjälp";
  return Problem === null ? "Till ingen hjälp" : aiReplyProblemTexts[Problem];
};

/** A stored reply: its sentences with their sources, its rating, and what can be done about a wrong one. */
export function AiReplyCard({ reply }: { reply: AiReplyRow }) {
  const { ID, Question, Sentences, Sources, BlockID, IsEvaluated, CreatedAt } = reply;
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const heading = `reply-${ID}`;
  const toggleBlock = async () => {
    setPending(true);
    try {
      await (BlockID === null ? dataProvider.blockAiReply(ID) : dataProvider.unblockAiReply(BlockID));
      notify(BlockID === null ? "AI-sidan svarar inte längre på frågan." : "AI-sidan svarar på frågan igen.", {
        type: "success",
      });
      refresh();
    } catch (error) {
      notify(toFormError(error).text, { type: "error" });
    } finally {
      setPending(false);
    }
  };
  return (
    <Card component="li" variant="outlined">
      <CardContent sx={{ "&:last-child": { pb: 2 } }}>
        <Typography variant="h6" component="h2" id={heading} sx={{ overflowWrap: "anywhere" }}>
          {Question}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", my: 1 }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {formatDateTime(CreatedAt)}
          </Typography>
          <Chip size="small" variant="outlined" label={ratingOf(reply)} />
          {BlockID !== null && <Chip size="small" color="error" variant="outlined" label="Stoppad" />}
          {IsEvaluated && <Chip size="small" variant="outlined" label="Provfråga" />}
        </Stack>
        {Sentences.length === 0 ? (
          <Typography variant="body2">AI-sidan svarade att den inte vet.</Typography>
        ) : (
          <Stack component="ol" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
            {Sentences.map(({ Text, Sources: numbers }) => (
              <Typography key={Text} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
                {Text}{" "}
                <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
                  ({numbers.map((number) => Sources[number]?.Title ?? "").join(", ")})
                </Typography>
              </Typography>
            ))}
          </Stack>
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", mt: 1.5 }}>
          <Button
            size="small"
            variant="outlined"
            color={BlockID === null ? "error" : "primary"}
            disabled={isPending}
            aria-describedby={heading}
            onClick={() => void toggleBlock()}
          >
            {BlockID === null ? "Stoppa svaret" : "Tillåt svaret igen"}
          </Button>
          <Button size="small" variant="outlined" aria-describedby={heading} onClick={() => setOpen(true)}>
            Gör till provfråga
          </Button>
        </Stack>
      </CardContent>
      {isOpen && <EvaluationDialog reply={reply} onClose={() => setOpen(false)} />}
    </Card>
  );
}
