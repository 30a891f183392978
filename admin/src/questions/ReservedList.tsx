import { DataTable } from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList, toUnanswered } from "../lists/EmptyList.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { CompactList } from "./CompactList.tsx";
import { Holder, QuestionTitle, QuestionType, StateMarks, WaitingSince } from "./QuestionColumns.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import { dueFilter, questionFilters, received, stateFilter } from "./questionFilters.tsx";
import { leaseLabel } from "./questionLabels.ts";
import { DueTime, TimeText } from "./TimeLeft.tsx";
import { timeLeft } from "./timeLabels.ts";

const empty = <EmptyList picture="done" text="Ingen fråga är reserverad just nu." next={toUnanswered} />;
const filters = [
  ...questionFilters,
  dueFilter,
  <ColleagueInput key="ReservedBy" source="ReservedBy" label="Kollega" alwaysOn />,
  stateFilter("Open", "NeedsInfo"),
  ...received,
];

export function ReservedList() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      view="reserved"
      title="Reserverade frågor"
      filters={filters}
      fileName="reserverade-fragor"
      sort={{ field: "DueAt", order: "ASC" }}
    >
      {isSmall ? (
        <CompactList
          empty={empty}
          more={(question) => (
            <>
              <TimeText question={question} />
              {timeLeft(question) !== null && question.ReservedBy && " · "}
              {question.ReservedBy && leaseLabel(question.ReservedBy)}
            </>
          )}
        />
      ) : (
        <QuestionTable empty={empty} hiddenColumns={["ConfirmedAt", "State"]}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="ReservedBy" disableSort field={Holder} />
          <DataTable.Col source="State" disableSort field={StateMarks} />
          <DataTable.Col source="DueAt" field={DueTime} />
          <DataTable.Col source="ConfirmedAt" label="Väntat" field={WaitingSince} />
        </QuestionTable>
      )}
    </StaffList>
  );
}
