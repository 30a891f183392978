import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { DataTable, type SortPayload, useRecordContext } from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList, toUnanswered } from "../lists/EmptyList.tsx";
import { type QuestionView, StaffList } from "../lists/StaffList.tsx";
import { Day } from "../ui/Day.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { CompactList } from "./CompactList.tsx";
import { Holder, QuestionTitle, QuestionType } from "./QuestionColumns.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import { questionFilters } from "./questionFilters.tsx";
import { DueTime, TimeChip, TimeText } from "./TimeLeft.tsx";

type Row = QuestionListItem & { id: number };

interface Props {
  view: QuestionView;
  title: string;
  sort: SortPayload;
  /** Secondary text on a narrow screen. */
  more: (question: Row) => ReactNode;
  /** Text of an empty list. */
  empty: string;
  filters?: ReactElement[];
  /** Further columns. */
  children: ReactNode;
}

/** A list of questions in several states. Each row links to the page for its state. */
function WatchList({ view, title, sort, more, empty: text, filters = questionFilters, children }: Props) {
  const isSmall = useIsSmall();
  const empty = <EmptyList picture="done" text={text} next={toUnanswered} />;
  return (
    <StaffList view={view} title={title} filters={filters} sort={sort}>
      {isSmall ? (
        <CompactList more={more} empty={empty} />
      ) : (
        <QuestionTable empty={empty}>
          <DataTable.Col source="id" />
          <DataTable.Col source="Title" disableSort field={QuestionTitle} />
          <DataTable.Col source="Type" disableSort field={QuestionType} />
          {children}
        </QuestionTable>
      )}
    </StaffList>
  );
}

const timeOf = (question: Row) => <TimeText question={question} />;
const byDueTime = { field: "DueAt", order: "ASC" } as const;

/** Unanswered questions that are due today. */
export const TodayList: ComponentType = () => (
  <WatchList
    view="today"
    title="Utlovade i dag"
    sort={byDueTime}
    more={timeOf}
    empty="Inget svar är utlovat till i dag."
  >
    <DataTable.Col source="DueAt" field={DueTime} />
    <DataTable.Col source="ReservedBy" disableSort field={Holder} />
  </WatchList>
);

const reviewFilters = [...questionFilters, <ColleagueInput key="ReaderID" source="ReaderID" alwaysOn />];

/** Questions with a requested peer review. */
export const PeerReviewList: ComponentType = () => (
  <WatchList
    view="readings"
    title="Svar att granska"
    sort={byDueTime}
    filters={reviewFilters}
    more={timeOf}
    empty="Inget svar väntar på att granskas."
  >
    <DataTable.Col source="DueAt" field={DueTime} />
    <DataTable.Col source="ReservedBy" disableSort field={Holder} />
  </WatchList>
);

/** Unanswered questions after their deadline. */
export const LateList: ComponentType = () => (
  <WatchList
    view="late"
    title="Försenade frågor"
    sort={byDueTime}
    more={timeOf}
    empty="Ingen obesvarad fråga är försenad."
  >
    <DataTable.Col source="DueAt" field={DueTime} />
    <DataTable.Col source="ReservedBy" disableSort field={Holder} />
  </WatchList>
);

/** Questions that wait for facts from the asker; their deadline is paused. */
export const NeedsInfoList: ComponentType = () => (
  <WatchList
    view="waiting"
    title="Frågor som väntar på uppgifter"
    sort={byDueTime}
    more={timeOf}
    empty="Ingen fråga väntar på uppgifter."
  >
    <DataTable.Col source="DueAt" field={DueTime} />
    <DataTable.Col source="ReservedBy" disableSort field={Holder} />
  </WatchList>
);

function FollowedUp() {
  const question = useRecordContext<Row>();
  return question?.FollowUpAt ? <Day at={question.FollowUpAt} /> : null;
}

/** The deadline of the follow-up question, marked when it is late. */
function FollowUpTime() {
  const question = useRecordContext<Row>();
  if (!question?.FollowUpDueAt) return null;
  return question.FollowUpLate ? <TimeChip question={question} /> : <Day at={question.FollowUpDueAt} />;
}

/** Unanswered follow-up questions. */
export const FollowUpList: ComponentType = () => (
  <WatchList
    view="follow-ups"
    title="Obesvarade följdfrågor"
    sort={{ field: "FollowUpAt", order: "ASC" }}
    empty="Alla följdfrågor är besvarade."
    more={(question) => (
      <TimeText question={question} instead={question.FollowUpAt && `Ställd ${formatDateTime(question.FollowUpAt)}`} />
    )}
  >
    <DataTable.Col source="FollowUpAt" field={FollowedUp} />
    <DataTable.Col source="FollowUpDueAt" disableSort field={FollowUpTime} />
  </WatchList>
);
