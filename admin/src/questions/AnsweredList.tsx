import type { QuestionListItem } from "@lagrum/core/contract/question";
import { formatDate } from "@lagrum/core/domain/dates";
import { questionStateTexts } from "@lagrum/core/texts/questions";
import { DataTable, useRecordContext } from "react-admin";
import { VisibilityButton } from "../answers/VisibilityButton.tsx";
import { PublishedAt, QuestionTitle, QuestionType, StateMarks } from "./QuestionColumns.tsx";
import { answeredLateFilter, questionFilters } from "./questionFilters.tsx";
import { SmallList, useIsSmall } from "./SmallList.tsx";
import { StaffList } from "./StaffList.tsx";

const pathOf = ({ ID }: QuestionListItem) => `/answers/${ID}`;

function Visibility() {
  const question = useRecordContext<QuestionListItem>();
  return question ? <VisibilityButton key={question.ID} question={question} size="small" /> : null;
}

export function AnsweredList() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      title="Besvarade frågor"
      filters={[...questionFilters, answeredLateFilter]}
      sort={{ field: "PublishedAt", order: "DESC" }}
    >
      {isSmall ? (
        <SmallList
          pathOf={pathOf}
          more={({ State, PublishedAt: at, Hidden }) =>
            [questionStateTexts[State], at && formatDate(at), Hidden && "Dold"].filter(Boolean).join(" · ")
          }
        />
      ) : (
        <DataTable<QuestionListItem & { id: number }>
          rowClick={(_id, _resource, question) => pathOf(question)}
          bulkActionButtons={false}
        >
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort>
            <QuestionTitle pathOf={pathOf} />
          </DataTable.Col>
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="State" disableSort field={StateMarks} />
          <DataTable.Col source="PublishedAt" field={PublishedAt} />
          <DataTable.Col source="Hidden" disableSort field={Visibility} />
        </DataTable>
      )}
    </StaffList>
  );
}
