import type { TestQuestion } from "@lagrum/core/testQuestion/testQuestionSchema";
import { Box, Button, Chip, Link, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, LinkBase, type RaRecord, SearchInput, SelectInput, useRecordContext } from "react-admin";
import { AreaInput } from "../categories/AreaInput.tsx";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { LinkRows } from "../lists/LinkRows.tsx";
import { ListHeader } from "../lists/ListHeader.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { RequireRole } from "../session/RequireRole.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";

type Row = TestQuestion & RaRecord;

const filters = [
  <SearchInput key="Query" source="Query" alwaysOn />,
  <SelectInput
    sx={inline}
    key="Active"
    source="Active"
    choices={[
      { id: "true", name: "Aktiva" },
      { id: "false", name: "Inaktiva" },
    ]}
    alwaysOn
  />,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
];

function TitleAndArea() {
  const question = useRecordContext<Row>();
  if (!question) return null;
  return (
    <Box sx={{ minWidth: 220, py: 0.5 }}>
      <Link
        component={LinkBase}
        to={`/test-questions/${question.ID}`}
        color="inherit"
        underline="hover"
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, overflowWrap: "anywhere" }}
      >
        {question.Title}
      </Link>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {question.Category?.Name ?? "Inget särskilt rättsområde"}
      </Typography>
    </Box>
  );
}

function IsActive() {
  const question = useRecordContext<Row>();
  return question ? <Chip size="small" variant="outlined" label={question.Active ? "Aktiv" : "Inaktiv"} /> : null;
}

const empty = <EmptyList picture="tests" text="Inga provfrågor ännu. De som söker som rådgivare svarar på dem." />;

function Questions() {
  const isSmall = useIsSmall();
  return (
    <StaffList title="Provfrågor" filters={filters} sort={{ field: "SortOrder", order: "ASC" }} hasAllFilters>
      <ListHeader add="Ny provfråga">
        <Button component={LinkBase} to="/test-answers" variant="outlined" size="small">
          Bedöm provsvar
        </Button>
      </ListHeader>
      {isSmall ? (
        <LinkRows<Row>
          empty={empty}
          primary={({ Title }) => Title}
          secondary={({ Category, Active }) => [Category?.Name, !Active && "Inaktiv"].filter(Boolean).join(" · ")}
        />
      ) : (
        <DataTable<Row> rowClick="edit" bulkActionButtons={false} empty={empty}>
          <DataTable.NumberCol source="SortOrder" />
          <DataTable.Col source="Title" disableSort field={TitleAndArea} />
          <DataTable.Col source="Active" disableSort field={IsActive} />
          <DataTable.NumberCol source="AnswerCount" disableSort />
        </DataTable>
      )}
    </StaffList>
  );
}

/** /admin/test-questions: the questions for applicants. */
export function TestQuestionList() {
  return (
    <RequireRole roles={["admin"]}>
      <Questions />
    </RequireRole>
  );
}
