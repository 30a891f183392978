import { DataTable } from "react-admin";
import { BulkReserveButton } from "./BulkReserveButton.tsx";
import { Deadline, QuestionTitle, QuestionType, WaitingSince } from "./QuestionColumns.tsx";
import { dueFilter, questionFilters } from "./questionFilters.tsx";
import { waited } from "./questionWords.ts";
import { SmallList, useIsSmall } from "./SmallList.tsx";
import { StaffList } from "./StaffList.tsx";
import { TimeLeft } from "./TimeLeft.tsx";
import { timeLeft } from "./timeWords.ts";

export function UnansweredList() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      title="Obesvarade frågor"
      filters={[...questionFilters, dueFilter]}
      sort={{ field: "DueAt", order: "ASC" }}
    >
      {isSmall ? (
        <SmallList
          more={(question) => timeLeft(question) ?? (question.ConfirmedAt && waited(question.ConfirmedAt, new Date()))}
        />
      ) : (
        <DataTable rowClick="edit" bulkActionButtons={<BulkReserveButton />}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="DueAt" field={TimeLeft} />
          <DataTable.Col source="ConfirmedAt" label="Väntat" field={WaitingSince} />
          <DataTable.Col source="DeadlineDate" disableSort field={Deadline} />
        </DataTable>
      )}
    </StaffList>
  );
}
