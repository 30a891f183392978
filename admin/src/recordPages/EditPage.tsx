import type { ComponentType, ReactNode } from "react";
import { Edit, type RaRecord, useRecordContext } from "react-admin";
import { frozenQuery, type MergeField } from "../conflicts/merge.ts";
import { SaveConflict, useSaveConflict } from "../conflicts/SaveConflict.tsx";
import { whole } from "../dataProvider/dataProvider.ts";
import { RequireRole } from "../session/RequireRole.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";

interface Props<Row, Typed, Values extends object> {
  /** "Ändra nyheten": which one it is stands in its first field. */
  title: string;
  nameOf: (row: Row) => string;
  form: ComponentType<{ children?: ReactNode }>;
  /** What the form holds of a row, when that isn't the row itself. */
  toForm?: (row: Row & RaRecord) => RaRecord;
  /** What the API takes of what the form holds. */
  toSave: (typed: Typed) => object;
  /** What two people may have written, and its values in a row. */
  fields: readonly MergeField<Values>[];
  valuesOf: (row: Row) => Values;
}

function Heading<Row>({ title, nameOf }: Pick<Props<Row, never, object>, "title" | "nameOf">) {
  const row = useRecordContext();
  return <PageTitle about={row && nameOf(row as Row)}>{title}</PageTitle>;
}

/** The page of something that administrators keep: saved on the row that was read, and merged where another was sooner. */
export function EditPage<
  Row extends { UpdatedAt: string },
  Typed extends { UpdatedAt?: string },
  Values extends object,
>({ title, nameOf, form: Form, toForm, toSave, fields, valuesOf }: Props<Row, Typed, Values>) {
  const { onError, ...stale } = useSaveConflict<Row>();
  return (
    <RequireRole roles={["admin"]}>
      <Edit<Row & RaRecord>
        mutationMode="pessimistic"
        redirect="list"
        title={false}
        actions={<Heading title={title} nameOf={nameOf} />}
        sx={{ "& .RaEdit-main": { mt: 2 } }}
        queryOptions={{
          ...whole,
          ...frozenQuery,
          ...(toForm && { select: toForm as (row: Row & RaRecord) => Row & RaRecord }),
        }}
        transform={(typed: Typed) => ({ ...toSave(typed), UpdatedAt: typed.UpdatedAt })}
        mutationOptions={{ ...whole, onError }}
      >
        <Form>
          <SaveConflict {...stale} fields={fields} valuesOf={valuesOf} />
        </Form>
      </Edit>
    </RequireRole>
  );
}
