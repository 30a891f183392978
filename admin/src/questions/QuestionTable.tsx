import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import type { ReactElement, ReactNode } from "react";
import { DataTable } from "react-admin";
import { useListKey } from "../lists/ListKey.ts";
import { pathOfQuestion } from "./questionPath.ts";

interface Props {
  /** Text of an empty list. */
  empty: ReactElement;
  /** Without it rows can't be selected. */
  bulkActionButtons?: ReactElement;
  children: ReactNode;
}

/** A table of questions whose rows link to the page for their state. */
export function QuestionTable({ empty, bulkActionButtons, children }: Props) {
  return (
    <DataTable<QuestionListItem & { id: number }>
      storeKey={`${useListKey()}.datatable`}
      rowClick={(_id, _resource, question) => pathOfQuestion(question)}
      empty={empty}
      bulkActionButtons={bulkActionButtons ?? false}
    >
      {children}
    </DataTable>
  );
}
