import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import type { ReactElement, ReactNode } from "react";
import { DataTable } from "react-admin";
import { useListKey } from "../lists/ListKey.ts";
import { pathOfQuestion } from "./questionPath.ts";

interface Props {
  /** Text of an empty list. */
  empty: ReactElement;
  /** Columns that are shown only when they are chosen. */
  hiddenColumns?: string[];
  /** Without it rows can't be selected. */
  bulkActionButtons?: ReactElement;
  children: ReactNode;
}

/** One line a question: the title shrinks, and nothing else wraps. */
export const oneLine = {
  "& .RaDataTable-rowCell": { height: 42, py: 0, px: 1, whiteSpace: "nowrap" },
  "& .RaDataTable-headerCell": { height: 38, py: 0, "&:not(.MuiTableCell-paddingCheckbox)": { px: 1 } },
  "& .column-Title": { width: "100%", maxWidth: 0 },
  "& tbody tr:focus-within": { bgcolor: "action.hover" },
};

/** A table of questions whose rows link to the page for their state. */
export function QuestionTable({ empty, bulkActionButtons, hiddenColumns, children }: Props) {
  return (
    <DataTable<QuestionListItem & { id: number }>
      storeKey={`${useListKey()}.datatable`}
      rowClick={(_id, _resource, question) => pathOfQuestion(question)}
      empty={empty}
      bulkActionButtons={bulkActionButtons ?? false}
      {...(hiddenColumns && { hiddenColumns })}
      sx={oneLine}
    >
      {children}
    </DataTable>
  );
}
