import type { ReviewedAiReply } from "@lagrum/core/ai/aiReviewSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { aiReplyProblemTexts } from "@lagrum/core/texts/ai";
import { Box, Button, Card, CardContent, Chip, Stack, Typography } from "@mui/material";
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

interface SourceGroup {
  titles: string;
  /** The number of the first sentence. */
  first: number;
  texts: string[];
}

/** Groups consecutive sentences with the same sources. */
function groupBySource({ Sentences, Sources }: ReviewedAiReply): SourceGroup[] {
  const groups: SourceGroup[] = [];
  for (const [at, { Text, Sources: numbers }] of Sentences.entries()) {
    const titles = [...new Set(numbers.map((number) => Sources[number]?.Title ?? ""))].join(", ");
    const last = groups.at(-1);
    if (last?.titles === titles) last.texts.push(Text);
    else groups.push({ titles, first: at + 1, texts: [Text] });
  }
  return groups;
}

/** A stored reply: its sentences with their sources, its rating, and the actions on a wrong reply. */
export function AiReplyCard({ reply }: { reply: AiReplyRow }) {
  const { ID, Question, Sentences, BlockID, IsEvaluated, CreatedAt } = reply;
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
          groupBySource(reply).map(({ titles, first, texts }) => (
            <Box key={first} sx={{ mb: 1 }}>
              <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                Källa: {titles}
              </Typography>
              <Stack component="ol" start={first} spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
                {texts.map((text) => (
                  <Typography key={text} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
                    {text}
                  </Typography>
                ))}
              </Stack>
            </Box>
          ))
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
