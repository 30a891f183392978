import type { TestAnswer } from "@lagrum/core/testQuestion/testQuestionSchema";
import { testGradeTexts } from "@lagrum/core/texts/people";
import { Box, Chip, Link, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { LinkBase, useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { Panel } from "../ui/Panel.tsx";
import { QueryContent } from "../ui/QueryContent.tsx";
import { serif } from "../ui/theme.ts";

function Answer({ answer: { ID, TestQuestion, AnswerBody, Grade, Comment } }: { answer: TestAnswer }) {
  return (
    <li>
      <Box sx={{ display: "flex", gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 600 }}>
          {TestQuestion.Title}
        </Typography>
        <Chip size="small" variant="outlined" label={Grade ? testGradeTexts[Grade] : "Inte bedömt"} />
      </Box>
      {AnswerBody === null ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Svaret visas här när det är bedömt, så att bedömningen blir anonym.
        </Typography>
      ) : (
        <>
          <Box sx={{ fontFamily: serif, mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{AnswerBody}</Box>
          {Comment && (
            <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary", whiteSpace: "pre-line" }}>
              Kommentar: {Comment}
            </Typography>
          )}
          <Link component={LinkBase} to={`/test-answers/${ID}`} variant="body2">
            Ändra bedömningen
          </Link>
        </>
      )}
    </li>
  );
}

export function useTestAnswers(userId: number) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  return useQuery({
    queryKey: ["users", "testAnswers", userId],
    queryFn: async () => (await dataProvider.listTestAnswersOf(userId)).data,
  });
}

/** The person's answers to the test questions. Ungraded ones are anonymous and not shown. */
export function TestAnswersPanel({ userId }: { userId: number }) {
  const answers = useTestAnswers(userId);
  const isAnyUngraded = answers.data?.some(({ GradedAt }) => GradedAt === null);
  return (
    <Panel title="Provsvar">
      <QueryContent query={answers} loading={80}>
        {(data) =>
          data.length === 0 ? (
            <Typography variant="body2">Har inte besvarat någon provfråga.</Typography>
          ) : (
            <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: "none" }}>
              {data.map((answer) => (
                <Answer key={answer.ID} answer={answer} />
              ))}
            </Stack>
          )
        }
      </QueryContent>
      {isAnyUngraded && (
        <Link component={LinkBase} to="/test-answers" sx={{ display: "inline-block", mt: 2 }}>
          Bedöm provsvar
        </Link>
      )}
    </Panel>
  );
}
