import { type QuestionListItem, questionStates } from "@lagrum/core/question/questionSchema";
import { errorText } from "@lagrum/core/texts/errors";
import { questionStateTexts } from "@lagrum/core/texts/questions";
import { useCallback, useState } from "react";
import { DataTable, useRecordContext } from "react-admin";
import { ColleagueInput } from "../lists/ColleagueInput.tsx";
import { EmptyList } from "../lists/EmptyList.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { UndoSnackbar } from "../ui/UndoSnackbar.tsx";
import { useIsSmall } from "../ui/useIsSmall.ts";
import { BulkUnhideButton } from "../visibility/BulkVisibilityButtons.tsx";
import { useVisibility } from "../visibility/useVisibility.ts";
import { VisibilityButton } from "../visibility/VisibilityButton.tsx";
import { CompactList } from "./CompactList.tsx";
import { PublishedAt, QuestionTitle, QuestionType, StateMarks } from "./QuestionColumns.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import { published, questionFilters, received, stateFilter } from "./questionFilters.tsx";

type Row = QuestionListItem & { id: number };

function Show({ onShown }: { onShown: (question: QuestionListItem) => void }) {
  const question = useRecordContext<Row>();
  const onChange = useCallback(
    (Hidden: boolean) => {
      if (question && !Hidden) onShown(question);
    },
    [question, onShown],
  );
  return question ? <VisibilityButton key={question.ID} question={question} size="small" onChange={onChange} /> : null;
}

/** Undoes "Visa". It is outside the list, since the question's row is gone. */
function HideAgain({ question: { ID } }: { question: QuestionListItem }) {
  const { state, send } = useVisibility({ ID, Hidden: false });
  const { error } = state.context;
  return (
    <UndoSnackbar
      text={error === null ? "Frågan syns igen." : errorText(error)}
      isOpen={state.matches("visible")}
      onUndo={() => send({ type: "HIDE" })}
    />
  );
}

const empty = <EmptyList picture="hidden" text="Inga frågor är dolda." />;
const filters = [
  ...questionFilters,
  stateFilter(...questionStates.filter((state) => state !== "AwaitingConfirmation")),
  <ColleagueInput key="UserID" source="UserID" />,
  ...published,
  ...received,
];

/** /admin/questions/hidden: hidden by staff, or because the asker objected to publication. */
export function HiddenList() {
  const isSmall = useIsSmall();
  const [shown, setShown] = useState<{ question: QuestionListItem; at: number } | null>(null);
  const remember = useCallback((question: QuestionListItem) => setShown({ question, at: Date.now() }), []);
  return (
    <>
      <StaffList
        view="hidden"
        title="Dolda frågor"
        filters={filters}
        sort={{ field: "ConfirmedAt", order: "DESC" }}
        fileName="dolda-fragor"
      >
        {isSmall ? (
          <CompactList
            empty={empty}
            bulkActionButtons={<BulkUnhideButton />}
            more={({ State, Objected }) =>
              [questionStateTexts[State], Objected && "Invändning"].filter(Boolean).join(" · ")
            }
          />
        ) : (
          <QuestionTable empty={empty} bulkActionButtons={<BulkUnhideButton />}>
            <DataTable.Col source="id" />
            <DataTable.Col source="Title" disableSort field={QuestionTitle} />
            <DataTable.Col source="Type" disableSort field={QuestionType} />
            <DataTable.Col source="State" disableSort field={StateMarks} />
            <DataTable.Col source="PublishedAt" field={PublishedAt} />
            <DataTable.Col source="Hidden" disableSort>
              <Show onShown={remember} />
            </DataTable.Col>
          </QuestionTable>
        )}
      </StaffList>
      {shown && <HideAgain key={shown.at} question={shown.question} />}
    </>
  );
}
