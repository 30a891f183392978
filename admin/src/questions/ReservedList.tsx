import { DataTable, SelectInput } from "react-admin";
import { useSession } from "../session/SessionContext.ts";
import { Deadline, Holder, QuestionTitle, QuestionType, StateMarks, WaitingSince } from "./QuestionColumns.tsx";
import { dueFilter, level, questionFilters } from "./questionFilters.tsx";
import { heldUntil } from "./questionWords.ts";
import { SmallList, useIsSmall } from "./SmallList.tsx";
import { StaffList } from "./StaffList.tsx";
import { TimeLeft } from "./TimeLeft.tsx";
import { timeLeft } from "./timeWords.ts";

export function ReservedList() {
  const isSmall = useIsSmall();
  const { me } = useSession();
  return (
    <StaffList
      title="Reserverade frågor"
      filters={[
        ...questionFilters,
        dueFilter,
        <SelectInput
          sx={level}
          key="ReservedBy"
          source="ReservedBy"
          choices={[{ id: me.UserID, name: "Mig" }]}
          alwaysOn
        />,
      ]}
      sort={{ field: "DueAt", order: "ASC" }}
    >
      {isSmall ? (
        <SmallList
          more={(question) =>
            [timeLeft(question), question.ReservedBy && heldUntil(question.ReservedBy)].filter(Boolean).join(" · ")
          }
        />
      ) : (
        <DataTable rowClick="edit" bulkActionButtons={false}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="ReservedBy" disableSort field={Holder} />
          <DataTable.Col source="State" disableSort field={StateMarks} />
          <DataTable.Col source="DueAt" field={TimeLeft} />
          <DataTable.Col source="ConfirmedAt" label="Väntat" field={WaitingSince} />
          <DataTable.Col source="DeadlineDate" disableSort field={Deadline} />
        </DataTable>
      )}
    </StaffList>
  );
}
