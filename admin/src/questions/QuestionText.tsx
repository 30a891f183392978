import { filledFields, formatOptional } from "@lagrum/core/question/optionalFields";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isWorkable } from "@lagrum/core/question/questionState";
import { formatDateTime } from "@lagrum/core/text/dates";
import { optionalFieldTexts } from "@lagrum/core/texts/optionalFields";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, Card, CardContent, Chip, Link, Stack, Typography } from "@mui/material";
import { serif } from "../ui/theme.ts";
import { deadlineLabel } from "./questionLabels.ts";
import { TimeChip } from "./TimeLeft.tsx";

function facts(question: Question): string[] {
  const { Category, CreatedAt, ConfirmedAt, DueAt, State, Asker } = question;
  return [
    Category.Name,
    `Inkom ${formatDateTime(ConfirmedAt ?? CreatedAt)}`,
    DueAt && isWorkable(State) && `Svar utlovat senast ${formatDateTime(DueAt)}`,
    ...filledFields(question).map(({ field, value }) => {
      const until = field === "DeadlineDate" ? ` (${deadlineLabel(value, new Date())})` : "";
      return `${optionalFieldTexts[field].staff} ${formatOptional(field, value)}${until}`;
    }),
    Asker?.FirstName && `Från ${Asker.FirstName}`,
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}

/** The whole question. */
export function QuestionText({ question, heading = "h1" }: { question: Question; heading?: "h1" | "h2" }) {
  return (
    <Card>
      <CardContent>
        <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1.5, flexWrap: "wrap" }}>
          <Chip size="small" label={questionTypeTexts[question.Type]} variant="outlined" />
          <Chip size="small" label={questionStateTexts[question.State]} variant="outlined" />
          <TimeChip question={question} />
          {question.Hidden && <Chip size="small" label="Dold" />}
          {question.Objected && (
            <Chip size="small" color="error" variant="outlined" label="Invändning mot publicering" />
          )}
        </Stack>
        <Typography variant="h5" component={heading} sx={{ overflowWrap: "anywhere" }}>
          {question.Title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5, mb: 2 }}>
          {facts(question).join(" · ")}
        </Typography>
        <Box
          sx={{
            fontFamily: serif,
            fontSize: "1.125rem",
            lineHeight: 1.6,
            maxWidth: "38rem",
            whiteSpace: "pre-line",
            overflowWrap: "anywhere",
          }}
        >
          {question.QuestionBody}
        </Box>
      </CardContent>
    </Card>
  );
}

/** Published answers to similar questions. */
export function SimilarAnswers({ question: { similarAnswers } }: { question: Question }) {
  if (similarAnswers.length === 0) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Liknande svar
        </Typography>
        <Stack component="ul" spacing={0.75} sx={{ m: 0, pl: 2.5 }}>
          {similarAnswers.map(({ ID, Title, Uri }) => (
            <li key={ID}>
              <Link href={`/answers/${Uri}`} target="_blank" rel="noopener">
                {Title}
              </Link>
            </li>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
