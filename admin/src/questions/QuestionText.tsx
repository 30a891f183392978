import { filledFields, formatOptional } from "@lagrum/core/question/optionalFields";
import type { Question } from "@lagrum/core/question/questionSchema";
import { isWorkable } from "@lagrum/core/question/questionState";
import { formatDateTime } from "@lagrum/core/text/dates";
import { optionalFieldTexts } from "@lagrum/core/texts/optionalFields";
import { orderStateTexts } from "@lagrum/core/texts/orders";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { Box, Card, CardContent, Chip, Link, Stack, Typography } from "@mui/material";
import { LinkBase } from "react-admin";
import { Facts } from "../ui/Facts.tsx";
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

const sideTexts = { client: "Kund", counterparty: "Motpart" } as const;

/** The parties of a paid question and its order, for those who may see them. */
function Purchase({ question: { Parties, Order } }: { question: Question }) {
  if (Order === null) return null;
  return (
    <Box
      component="section"
      aria-label="Parter och beställning"
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: "divider" }}
    >
      <Facts
        facts={[
          ...(["client", "counterparty"] as const).map((side) => {
            const names = Parties.filter(({ Side }) => Side === side);
            const text = names.map(({ Name, Number: number }) => (number === null ? Name : `${Name} (${number})`));
            return [sideTexts[side], text.join("\n")] as [string, string];
          }),
          [
            "Beställning",
            <Link key="order" component={LinkBase} to={`/orders/${Order.ID}`}>
              {`${Order.Reference}, ${orderStateTexts[Order.State].toLocaleLowerCase("sv")}`}
            </Link>,
          ],
        ]}
      />
    </Box>
  );
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
        <Purchase question={question} />
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
