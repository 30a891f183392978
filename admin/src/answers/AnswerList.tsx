import type { StaffAnswerList } from "@lagrum/core/answer/answerSchema";
import { questionStateTexts } from "@lagrum/core/texts/questions";
import { DataTable, SearchInput, SelectInput, useRecordContext } from "react-admin";
import { AreaInput } from "../categories/AreaInput.tsx";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList, toUnanswered } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { CompactList } from "../questions/CompactList.tsx";
import { PublishedAt, QuestionTitle, QuestionType, StateMarks } from "../questions/QuestionColumns.tsx";
import { oneLine } from "../questions/QuestionTable.tsx";
import { published, typeChoices, visibility } from "../questions/questionFilters.tsx";
import { Day } from "../ui/Day.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";

const answerStates = ["Open", "NeedsInfo", "Answered", "Published"] as const;

const filters = [
  <SearchInput key="Query" source="Query" alwaysOn />,
  <AreaInput key="CategoryID" source="CategoryID" alwaysOn />,
  <SelectInput
    sx={inline}
    key="State"
    source="State"
    choices={answerStates.map((id) => ({ id, name: questionStateTexts[id] }))}
    alwaysOn
  />,
  <SelectInput sx={inline} key="Type" source="Type" choices={typeChoices} />,
  <ColleagueInput key="UserID" source="UserID" />,
  visibility,
  ...published,
];

type AnswerRow = StaffAnswerList["Answers"][number];

function AuthorName() {
  const answer = useRecordContext<AnswerRow>();
  return answer?.User ? <span>{answer.User.Name}</span> : null;
}

function UpdatedAt() {
  const answer = useRecordContext<AnswerRow>();
  return answer ? <Day at={answer.UpdatedAt} /> : null;
}

const empty = <EmptyList picture="texts" text="Inga svar eller utkast ännu." next={toUnanswered} />;

/** /admin/answers: all answers and drafts. */
export function AnswerList() {
  const isSmall = useIsSmall();
  return (
    <StaffList title="Svar" filters={filters} sort={{ field: "PublishedAt", order: "DESC" }} fileName="svar">
      {isSmall ? (
        <CompactList
          empty={empty}
          more={({ State, Hidden }) => [questionStateTexts[State], Hidden && "Dold"].filter(Boolean).join(" · ")}
        />
      ) : (
        <DataTable rowClick="edit" bulkActionButtons={false} empty={empty} sx={oneLine}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="State" disableSort field={StateMarks} />
          <DataTable.Col source="User" disableSort field={AuthorName} />
          <DataTable.Col source="PublishedAt" field={PublishedAt} />
          <DataTable.Col source="UpdatedAt" field={UpdatedAt} />
        </DataTable>
      )}
    </StaffList>
  );
}
