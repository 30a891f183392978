import { DataTable, List } from "react-admin";
import { BulkReserveButton } from "./BulkReserveButton.tsx";
import { Deadline, QuestionTitle, QuestionType, WaitingSince } from "./QuestionColumns.tsx";
import { questionFilters } from "./questionFilters.tsx";
import { waitingTime } from "./questionWords.ts";
import { SmallList, useIsSmall } from "./SmallList.tsx";

export function UnansweredList() {
  const isSmall = useIsSmall();
  return (
    <List
      title="Obesvarade frågor"
      filters={questionFilters}
      sort={{ field: "ConfirmedAt", order: "ASC" }}
      perPage={25}
      exporter={false}
      {...(isSmall && { actions: false })}
      empty={false}
    >
      {isSmall ? (
        <SmallList more={({ ConfirmedAt }) => ConfirmedAt && `Väntat: ${waitingTime(ConfirmedAt, new Date())}`} />
      ) : (
        <DataTable rowClick="edit" bulkActionButtons={<BulkReserveButton />}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="ConfirmedAt" label="Väntat" field={WaitingSince} />
          <DataTable.Col source="DeadlineDate" disableSort field={Deadline} />
        </DataTable>
      )}
    </List>
  );
}
