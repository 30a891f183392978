import { DataTable } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { BulkHideButton } from "../visibility/BulkVisibilityButtons.tsx";
import { BulkReserveButton } from "./BulkReserveButton.tsx";
import { CompactList } from "./CompactList.tsx";
import { QuestionTitle, QuestionType, WaitingSince } from "./QuestionColumns.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import { dueFilter, questionFilters, received } from "./questionFilters.tsx";
import { waitingLabel } from "./questionLabels.ts";
import { ReserveAndWriteButton } from "./ReserveAndWriteButton.tsx";
import { DueTime, TimeText } from "./TimeLeft.tsx";

const bulkActs = (
  <>
    <BulkReserveButton />
    <BulkHideButton />
  </>
);
const empty = (
  <EmptyList
    picture="done"
    text="Alla frågor är besvarade eller reserverade."
    next={{ list: "questions/reserved", text: "Se de reserverade frågorna" }}
  />
);
const filters = [...questionFilters, dueFilter, ...received];

export function UnansweredList() {
  const isSmall = useIsSmall();
  return (
    <StaffList
      view="unanswered"
      title="Obesvarade frågor"
      filters={filters}
      sort={{ field: "DueAt", order: "ASC" }}
      fileName="obesvarade-fragor"
    >
      {isSmall ? (
        <CompactList
          empty={empty}
          bulkActionButtons={bulkActs}
          beside={(question) => <ReserveAndWriteButton question={question} />}
          more={(question) => (
            <TimeText
              question={question}
              instead={question.ConfirmedAt && waitingLabel(question.ConfirmedAt, new Date())}
            />
          )}
        />
      ) : (
        <QuestionTable empty={empty} bulkActionButtons={bulkActs} hiddenColumns={["ConfirmedAt"]}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          <DataTable.Col source="DueAt" field={DueTime} />
          <DataTable.Col source="ConfirmedAt" label="Väntat" field={WaitingSince} />
          <DataTable.Col source="write" label="Åtgärd" disableSort>
            <ReserveAndWriteButton />
          </DataTable.Col>
        </QuestionTable>
      )}
    </StaffList>
  );
}
