import type { GradedAnswer } from "@lagrum/core/testQuestion/testQuestionSchema";
import { excerpt } from "@lagrum/core/text/text";
import { testGradeTexts } from "@lagrum/core/texts/people";
import { Box, Chip, Link, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, LinkBase, type RaRecord, SelectInput, useRecordContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";

type Row = GradedAnswer & RaRecord;

const filters = [
  <SelectInput
    sx={inline}
    key="Graded"
    source="Graded"
    choices={[
      { id: "false", name: "Att bedöma" },
      { id: "true", name: "Bedömda" },
    ]}
    alwaysOn
  />,
];

/** Characters of an answer that a list shows. */
const EXCERPT_LENGTH = 160;

function Beginning() {
  const answer = useRecordContext<Row>();
  if (!answer) return null;
  return (
    <Box sx={{ minWidth: 220, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={`/test-answers/${answer.ID}`}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600 }}
      >
        {answer.TestQuestion.Title}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {excerpt(answer.AnswerBody, EXCERPT_LENGTH)}
      </Typography>
    </Box>
  );
}

function Grade() {
  const answer = useRecordContext<Row>();
  if (!answer) return null;
  return <Chip size="small" variant="outlined" label={answer.Grade ? testGradeTexts[answer.Grade] : "Inte bedömt"} />;
}

function ApplicantName() {
  const answer = useRecordContext<Row>();
  return <span>{answer?.Applicant?.Name ?? "Anonym"}</span>;
}

const ungraded = { Graded: "false" };
const empty = <EmptyList picture="done" text="Alla provsvar är bedömda." filter={ungraded} />;

function Answers() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      title="Provsvar"
      filters={filters}
      filterDefaultValues={ungraded}
      sort={{ field: "id", order: "ASC" }}
      hasAllFilters
    >
      {isSmall ? (
        <LinkRows<Row>
          empty={empty}
          primary={({ TestQuestion }) => TestQuestion.Title}
          secondary={({ AnswerBody }) => excerpt(AnswerBody, EXCERPT_LENGTH)}
        />
      ) : (
        <DataTable<Row> rowClick="edit" bulkActionButtons={false} empty={empty}>
          <DataTable.Col source="AnswerBody" disableSort field={Beginning} />
          <DataTable.Col source="Grade" disableSort field={Grade} />
          <DataTable.Col source="Applicant" disableSort field={ApplicantName} />
        </DataTable>
      )}
    </StaffList>
  );
}

/** /admin/test-answers: applicants' answers, anonymous until graded. */
export function GradingList() {
  return (
    <RequireRole roles={["admin"]}>
      <Answers />
    </RequireRole>
  );
}
