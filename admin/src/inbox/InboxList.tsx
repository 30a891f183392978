import { answerReportReasons } from "@lagrum/core/answer/answerFeedbackSchema";
import { type InboxItem, inboxKinds, inboxStates } from "@lagrum/core/inbox/inboxSchema";
import { answerReportReasonTexts } from "@lagrum/core/texts/answers";
import { inboxKindTexts, inboxStateTexts } from "@lagrum/core/texts/inbox";
import { Stack } from "@mui/material";
import { SelectInput, SimpleListLoading, useListContext } from "react-admin";
import { EmptyList } from "../lists/EmptyList.tsx";
import { inline } from "../lists/filterInputs.tsx";
import { SelectionBar } from "../lists/SelectionBar.tsx";
import { StaffList } from "../lists/StaffList.tsx";
import { UndoSnackbar } from "../ui/UndoSnackbar.tsx";
import { BulkMoveButtons } from "./BulkMoveButtons.tsx";
import { InboxCard } from "./InboxCard.tsx";
import { type Move, useMoveItem } from "./useMoveItem.ts";

const states = [
  { id: "Open", name: "Att göra" },
  ...inboxStates.map((id) => ({ id: id as string, name: inboxStateTexts[id] })),
];
const filters = [
  <SelectInput
    sx={inline}
    key="Kind"
    source="Kind"
    choices={inboxKinds.map((id) => ({ id, name: inboxKindTexts[id] }))}
    alwaysOn
  />,
  <SelectInput
    sx={inline}
    key="Reason"
    source="Reason"
    choices={answerReportReasons.map((id) => ({ id, name: answerReportReasonTexts[id] }))}
  />,
  <SelectInput sx={inline} key="State" source="State" choices={states} emptyText="Allt" alwaysOn />,
];

const doneTexts = { New: "Lämnat tillbaka.", Taken: "Du tar hand om det.", Handled: "Markerat som klart." } as const;

function Cards({ move }: { move: Move }) {
  const { data } = useListContext<InboxItem & { id: number }>();
  if (data === undefined) return <SimpleListLoading hasSecondaryText />;
  if (data.length === 0) return <EmptyList picture="messages" text="Ingen har skickat något ännu." />;
  return (
    <>
      <SelectionBar>
        <BulkMoveButtons />
      </SelectionBar>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: { xs: 1, md: 1.5 }, listStyle: "none" }}>
        {data.map((item) => (
          <InboxCard key={item.ID} item={item} move={move} />
        ))}
      </Stack>
    </>
  );
}

/** /admin/inbox: messages and reports from visitors. */
export function InboxList() {
  const { moved, move, undo } = useMoveItem();
  return (
    <>
      <StaffList
        title="Inkorg"
        filters={filters}
        filterDefaultValues={{ State: "Open" }}
        sort={{ field: "CreatedAt", order: "DESC" }}
        hasAllFilters
      >
        <Cards move={move} />
      </StaffList>
      {moved && <UndoSnackbar key={moved.at} text={doneTexts[moved.to]} isOpen onUndo={undo} />}
    </>
  );
}
