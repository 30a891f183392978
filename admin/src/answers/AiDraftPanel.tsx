import type { AiDraft } from "@lagrum/core/ai/aiDraftSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { differenceTexts } from "@lagrum/core/texts/aiReply";
import { Alert, Box, Button, Chip, Link, Stack, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

type Sentence = AiDraft["Sentences"][number];
type Source = AiDraft["Sources"][number];

interface SourceLinkProps {
  source: Source;
  label?: string;
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** The source of a sentence, or a near case: its page, its author's role and its day. */
function SourceLink({ source: { Title, Path, Author, ValidAt }, label = "Källa" }: SourceLinkProps) {
  const about = [Author, ValidAt === null ? null : `gäller per ${formatDate(ValidAt)}`].filter(Boolean).join(", ");
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {label}:{" "}
      {Path === null ? (
        Title
      ) : (
        <Link href={Path} target="_blank" rel="noopener">
          {Title}
        </Link>
      )}
      {about && ` (${about})`}
    </Typography>
  );
}

/** A case that is not the asker's: it is read, and none of its sentences is taken over. */
function NearCase({ source }: { source: Source }) {
  return (
    <Box>
      <SourceLink source={source} label="Liknande fall" />
      <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
        {(source.Case ? differenceTexts(source.Case) : []).map((difference) => (
          <Typography key={difference} component="li" variant="body2">
            {difference}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const outcomeOf = ({ Sentences, Sources }: AiDraft): string => {
  if (Sentences.length > 0)
    return "Citat ur andra svar. Godkänn en mening i taget, eller ta över den och skriv om den.";
  return Sources.length > 0
    ? "Inget publicerat svar gäller samma fråga. Läs det liknande fallet, men ta inte över dess meningar."
    : "Inget publicerat svar besvarar frågan tillräckligt tydligt.";
};

/** Leaves at least 18 rem of the editor visible, which is as high as the window; on a phone the page scrolls. */
const panelHeight = { xs: "28rem", sm: "clamp(9rem, calc(100dvh - 40rem), 28rem)" };

/**
 * An AI draft beside the answer editor, created on request. The advisor accepts each sentence, or inserts and rewrites
 * it; the API refuses to send a sentence that is neither accepted nor rewritten.
 */
export function AiDraftPanel({ questionId }: { questionId: number }) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { getValues, setValue } = useFormContext<{ AnswerBody: string }>();
  const [isOpen, setOpen] = useState(false);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const draft = useMutation({ mutationFn: () => dataProvider.createAiDraft(questionId) });
  const insert = ({ Text }: Sentence) => {
    setValue("AnswerBody", `${getValues("AnswerBody") ?? ""}<p>${escaped(Text)}</p>`, { shouldDirty: true });
  };
  const acceptance = useMutation({
    mutationFn: ({ Text }: Sentence) => dataProvider.acceptAiSentence(questionId, Text),
    onSuccess: (_, sentence) => {
      setAccepted([...accepted, sentence.Text]);
      insert(sentence);
    },
  });
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !draft.isPending) draft.mutate();
  };
  const error = draft.error ?? acceptance.error;
  const { Sentences = [], Sources = [] } = draft.data ?? {};
  return (
    <Box sx={{ mb: 1 }}>
      <Button size="small" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? "Dölj utkastet från maskin" : "Visa utkast från maskin"}
      </Button>
      {isOpen && (
        <Box
          role="region"
          aria-label="Utkast från maskin"
          sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, maxHeight: panelHeight, overflowY: "auto" }}
        >
          <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1 }}>
            <Chip size="small" color="warning" variant="outlined" label="Utkast från maskin" />
            <Typography variant="body2" role="status">
              {draft.isPending ? "Letar bland publicerade svar och lagrum …" : draft.data && outcomeOf(draft.data)}
            </Typography>
          </Stack>
          {error && <Alert severity="error">{error.message}</Alert>}
          {Sentences.length === 0 && Sources.map((source) => <NearCase key={source.Path} source={source} />)}
          <Stack component="ol" sx={{ m: 0, p: 0, listStyle: "none", gap: 2 }}>
            {Sentences.map((sentence) => {
              const isAccepted = sentence.IsAccepted || accepted.includes(sentence.Text);
              return (
                <Box component="li" key={sentence.Text}>
                  <Typography sx={{ overflowWrap: "anywhere" }}>{sentence.Text}</Typography>
                  {sentence.Sources.map((at) => {
                    const source = Sources[at];
                    return source && <SourceLink key={at} source={source} />;
                  })}
                  <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 0.5 }}>
                    <Button
                      size="small"
                      variant="outlined"
                      disabled={isAccepted || acceptance.isPending}
                      onClick={() => acceptance.mutate(sentence)}
                    >
                      {isAccepted ? "Godkänd" : "Godkänn och lägg till"}
                    </Button>
                    {!isAccepted && (
                      <Button size="small" onClick={() => insert(sentence)}>
                        Lägg till och skriv om
                      </Button>
                    )}
                  </Stack>
                </Box>
              );
            })}
          </Stack>
        </Box>
      )}
    </Box>
  );
}
