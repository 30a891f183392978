import type { GradedAnswer } from "@lagrum/core/testQuestion/testQuestionSchema";
import { Box, Card, CardContent, Link, Typography } from "@mui/material";
import { LinkBase, type RaRecord } from "react-admin";
import { DetailsPage } from "../recordPages/DetailsPage.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TwoColumns } from "../ui/TwoColumns.tsx";
import { serif } from "../ui/theme.ts";
import { GradeForm } from "./GradeForm.tsx";

type Row = GradedAnswer & RaRecord;

const prose = { fontFamily: serif, fontSize: "1.125rem", lineHeight: 1.6, maxWidth: "38rem" };
const lines = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

function Applicant({ answer: { Applicant: applicant } }: { answer: Row }) {
  if (applicant === null) return <Typography variant="body2">Namnet visas när svaret är bedömt.</Typography>;
  return (
    <Link component={LinkBase} to={`/users/${applicant.UserID}`}>
      {applicant.Name}
    </Link>
  );
}

function Content({ answer }: { answer: Row }) {
  const { TestQuestion, AnswerBody } = answer;
  return (
    <TwoColumns
      main={
        <Card>
          <CardContent>
            <Typography variant="h5" component="h1" sx={{ overflowWrap: "anywhere", mb: 1 }}>
              {TestQuestion.Title}
            </Typography>
            <Box sx={{ ...lines, color: "text.secondary", maxWidth: "38rem", mb: 3 }}>{TestQuestion.QuestionBody}</Box>
            <Typography variant="h6" component="h2" gutterBottom>
              Svar
            </Typography>
            <Box sx={{ ...prose, ...lines }}>{AnswerBody}</Box>
          </CardContent>
        </Card>
      }
      aside={
        <>
          <Panel title="Bedömningsstöd">
            <Typography variant="body2" sx={lines}>
              {TestQuestion.Guide}
            </Typography>
          </Panel>
          <Panel title="Bedöm">
            <GradeForm answer={answer} />
          </Panel>
          <Panel title="Sökande">
            <Applicant answer={answer} />
          </Panel>
        </>
      }
    />
  );
}

/** /admin/test-answers/{id}: an anonymous answer beside its guide, and the form to grade it. */
export function GradingDetails() {
  return (
    <RequireRole roles={["admin"]}>
      <DetailsPage<GradedAnswer> kind="Provsvar">{(answer) => <Content answer={answer} />}</DetailsPage>
    </RequireRole>
  );
}
