import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { questionStateTexts } from "@lagrum/core/texts/questions";
import { DataTable, useRecordContext } from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList, toUnanswered } from "../lists/EmptyList.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { BulkHideButton } from "../visibility/BulkVisibilityButtons.tsx";
import { VisibilityButton } from "../visibility/VisibilityButton.tsx";
import { CompactList } from "./CompactList.tsx";
import { PublishedAt, QuestionTitle, QuestionType, StateMarks } from "./QuestionColumns.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import {
  answeredDays,
  answeredLateFilter,
  published,
  questionFilters,
  received,
  stateFilter,
  visibility,
} from "./questionFilters.tsx";

function Visibility() {
  const question = useRecordContext<QuestionListItem>();
  return question ? <VisibilityButton key={question.ID} question={question} size="small" /> : null;
}

const empty = <EmptyList picture="questions" text="Inga frågor är besvarade ännu." next={toUnanswered} />;
const filters = [
  ...questionFilters,
  answeredLateFilter,
  stateFilter("Answered", "Published"),
  <ColleagueInput key="UserID" source="UserID" />,
  visibility,
  ...published,
  ...answeredDays,
  ...received,
];

export function AnsweredList() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      view="answered"
      title="Besvarade frågor"
      filters={filters}
      sort={{ field: "PublishedAt", order: "DESC" }}
      fileName="besvarade-fragor"
    >
      {isSmall ? (
        <CompactList
          empty={empty}
          bulkActionButtons={<BulkHideButton />}
          more={({ State, PublishedAt: at, Hidden }) =>
            [questionStateTexts[State], at && formatDate(at), Hidden && "Dold"].filter(Boolean).join(" · ")
          }
        />
      ) : (
        <QuestionTable empty={empty} bulkActionButtons={<BulkHideButton />}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="State" disableSort field={StateMarks} />
          <DataTable.Col source="PublishedAt" field={PublishedAt} />
          <DataTable.Col source="Hidden" disableSort field={Visibility} />
        </QuestionTable>
      )}
    </StaffList>
  );
}
