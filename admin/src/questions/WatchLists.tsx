import type { QuestionListItem } from "@lagrum/core/contract/question";
import { formatDateTime } from "@lagrum/core/domain/dates";
import type { ComponentType, ReactNode } from "react";
import { DataTable, type SortPayload, useRecordContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { Day, Holder, QuestionTitle, QuestionType } from "./QuestionColumns.tsx";
import { questionFilters } from "./questionFilters.tsx";
import { pathOfQuestion } from "./questionPath.ts";
import { SmallList, useIsSmall } from "./SmallList.tsx";
import { StaffList } from "./StaffList.tsx";
import { TimeLeft } from "./TimeLeft.tsx";
import { timeLeft } from "./timeWords.ts";

type Row = QuestionListItem & { id: number };

interface Props {
  title: string;
  sort: SortPayload;
  /** What stands below title and area on a narrow screen. */
  more: (question: Row) => ReactNode;
  /** What an empty list says. */
  empty: string;
  /** What the table shows besides. */
  children: ReactNode;
}

/** A list across the others: each row leads to where the question is worked on. */
function WatchList({ title, sort, more, empty: text, children }: Props) {
  const isSmall = useIsSmall();
  const empty = <EmptyList text={text} />;
  return (
    <StaffList title={title} filters={questionFilters} sort={sort}>
      {isSmall ? (
        <SmallList pathOf={pathOfQuestion} more={more} empty={empty} />
      ) : (
        <DataTable<Row>
          rowClick={(_id, _resource, question) => pathOfQuestion(question)}
          empty={empty}
          bulkActionButtons={false}
        >
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort>
            <QuestionTitle pathOf={pathOfQuestion} />
          </DataTable.Col>
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          {children}
        </DataTable>
      )}
    </StaffList>
  );
}

const byDueTime = { field: "DueAt", order: "ASC" } as const;

/** Questions past their time and unanswered, whoever has them. */
export const LateList: ComponentType = () => (
  <WatchList title="Försenade frågor" sort={byDueTime} more={timeLeft} empty="Ingen obesvarad fråga är försenad.">
    <DataTable.Col source="DueAt" field={TimeLeft} />
    <DataTable.Col source="ReservedBy" disableSort field={Holder} />
  </WatchList>
);

/** Questions whose askers have been asked for facts; their clocks stand still. */
export const WaitingList: ComponentType = () => (
  <WatchList
    title="Frågor som väntar på uppgifter"
    sort={byDueTime}
    more={timeLeft}
    empty="Ingen fråga väntar på uppgifter."
  >
    <DataTable.Col source="DueAt" field={TimeLeft} />
    <DataTable.Col source="ReservedBy" disableSort field={Holder} />
  </WatchList>
);

function FollowedUp() {
  const question = useRecordContext<Row>();
  return question?.FollowUpAt ? <Day at={question.FollowUpAt} /> : null;
}

/** Answers that their askers have asked about. */
export const FollowUpList: ComponentType = () => (
  <WatchList
    title="Obesvarade följdfrågor"
    sort={{ field: "FollowUpAt", order: "ASC" }}
    empty="Alla följdfrågor är besvarade."
    more={({ FollowUpAt }) => FollowUpAt && `Ställd ${formatDateTime(FollowUpAt)}`}
  >
    <DataTable.Col source="FollowUpAt" field={FollowedUp} />
  </WatchList>
);
