import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Chip, Link } from "@mui/material";
import { DataTable, useRecordContext } from "react-admin";
import { AreaInput } from "../categories/AreaInput.tsx";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList, toUnanswered } from "../lists/EmptyList.tsx";
import { search } from "../lists/filterInputs.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { CompactList } from "../questions/CompactList.tsx";
import { Holder, QuestionTitle } from "../questions/QuestionColumns.tsx";
import { QuestionTable } from "../questions/QuestionTable.tsx";
import { leaseLabel } from "../questions/questionLabels.ts";
import { useIsSmall } from "../ui/useIsSmall.ts";

type Row = QuestionListItem & { id: number };

/** "24 november 2026 kl. 14.00", "Försenat sedan …", "Ingen tid bestämd". */
const when = ({ DueAt, Late }: Row): string =>
  DueAt === null ? "Ingen tid bestämd" : `${Late ? "Försenat sedan " : ""}${formatDateTime(DueAt)}`;

function CallTime() {
  const question = useRecordContext<Row>();
  if (!question) return null;
  const { DueAt, Late } = question;
  if (DueAt !== null && !Late) return <span>{when(question)}</span>;
  return (
    <Chip
      size="small"
      label={when(question)}
      color={Late ? "error" : "warning"}
      variant={Late ? "filled" : "outlined"}
      sx={{ height: "auto", minHeight: 24, "& .MuiChip-label": { whiteSpace: "normal" } }}
    />
  );
}

function Phone({ question }: { question: Row }) {
  if (!question.Phone) return null;
  return (
    // The row is a link too: stop the click here.
    <Link
      href={`tel:${question.Phone}`}
      aria-label={`Ring ${question.Phone}`}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: "nowrap", display: "inline-block", py: 0.5 }}
    >
      {question.Phone}
    </Link>
  );
}

function PhoneCell() {
  const question = useRecordContext<Row>();
  return question ? <Phone question={question} /> : null;
}

const empty = <EmptyList picture="calls" text="Inget samtal väntar." next={toUnanswered} />;
const filters = [
  search,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
  <ColleagueInput key="ReservedBy" source="ReservedBy" alwaysOn />,
];

/** /admin/questions/calls: telephone questions, those without a time first. */
export function CallList() {
  const isSmall = useIsSmall();
  return (
    <StaffList view="calls" title="Samtal" filters={filters} sort={{ field: "DueAt", order: "ASC" }} hasAllFilters>
      {isSmall ? (
        <CompactList
          empty={empty}
          more={(question) =>
            [when(question), question.ReservedBy && leaseLabel(question.ReservedBy)].filter(Boolean).join(" · ")
          }
          beside={(question) => <Phone question={question} />}
        />
      ) : (
        <QuestionTable empty={empty}>
          <DataTable.Col source="id" />
          <DataTable.Col source="DueAt" label="Ring" field={CallTime} />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Phone" disableSort field={PhoneCell} />
          <DataTable.Col source="ReservedBy" disableSort field={Holder} />
        </QuestionTable>
      )}
    </StaffList>
  );
}
