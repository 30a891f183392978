import type { CreateTestQuestion, TestQuestion, UpdateTestQuestion } from "@lagrum/core/contract/testQuestion";
import { Create, Edit, type RaRecord, Title, useRecordContext } from "react-admin";
import { whole } from "../dataProvider.ts";
import { RequireRole } from "../session/RequireRole.tsx";
import { TestQuestionForm } from "./TestQuestionForm.tsx";

interface Typed extends Partial<Omit<CreateTestQuestion, "CategoryID">> {
  CategoryID?: number | "" | null;
  UpdatedAt?: string;
}

/** What the API takes of what the form holds. */
export const toChange = ({ Title, QuestionBody, Guide, CategoryID, Active, SortOrder }: Typed): UpdateTestQuestion => ({
  Title,
  QuestionBody,
  Guide,
  CategoryID: CategoryID || null,
  Active,
  SortOrder: SortOrder ?? 0,
});

type Row = TestQuestion & RaRecord;

/** The form has the area by its number. */
const withCategory = (row: Row) => ({ ...row, CategoryID: row.Category?.ID ?? null });

function Heading() {
  const question = useRecordContext<Row>();
  return <Title title={question ? `Provfråga ${question.ID}` : "Provfråga"} />;
}

/** /admin/test-questions/{id} */
export function EditTestQuestion() {
  return (
    <RequireRole roles={["admin"]}>
      <Edit
        mutationMode="pessimistic"
        redirect="list"
        title={<Heading />}
        queryOptions={{ ...whole, select: withCategory }}
        transform={(typed: Typed) => ({ ...toChange(typed), UpdatedAt: typed.UpdatedAt })}
        mutationOptions={whole}
      >
        <TestQuestionForm />
      </Edit>
    </RequireRole>
  );
}

/** /admin/test-questions/create */
export function CreateTestQuestionPage() {
  return (
    <RequireRole roles={["admin"]}>
      <Create redirect="list" title="Ny provfråga" record={{ Active: true, SortOrder: 0 }} transform={toChange}>
        <TestQuestionForm />
      </Create>
    </RequireRole>
  );
}
