import { questionStates } from "@lagrum/core/question/questionSchema";
import { questionStateTexts } from "@lagrum/core/texts/questions";
import { DataTable } from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList } from "../lists/EmptyList.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { CompactList } from "./CompactList.tsx";
import { QuestionTitle, QuestionType, Received, StateMarks } from "./QuestionColumns.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import { questionFilters, received, stateFilter } from "./questionFilters.tsx";

const empty = <EmptyList picture="questions" text="Ingen har ställt någon fråga ännu." />;
const filters = [
  ...questionFilters,
  stateFilter(...questionStates.filter((state) => state !== "AwaitingConfirmation")),
  <ColleagueInput key="UserID" source="UserID" />,
  ...received,
];

/** /admin/questions/all: all confirmed questions. */
export function AllList() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      view="all"
      title="Alla frågor"
      filters={filters}
      sort={{ field: "ConfirmedAt", order: "DESC" }}
      fileName="alla-fragor"
    >
      {isSmall ? (
        <CompactList empty={empty} more={({ State }) => questionStateTexts[State]} />
      ) : (
        <QuestionTable empty={empty}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="State" disableSort field={StateMarks} />
          <DataTable.Col source="ConfirmedAt" field={Received} />
        </QuestionTable>
      )}
    </StaffList>
  );
}
