import type { Category } from "@lagrum/core/category/categorySchema";
import { formatPrice } from "@lagrum/core/money/money";
import { formatOptional } from "@lagrum/core/question/optionalFields";
import { optionalFields } from "@lagrum/core/question/optionalFieldsSchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { optionalFieldTexts } from "@lagrum/core/texts/optionalFields";
import type { ReactNode, SubmitEvent } from "react";
import { findCategory } from "../categories/categoryQueries.ts";
import { Button } from "../ui/Button.tsx";
import { DeadlineNotice, PersonalNumberNotice } from "./AskNotices.tsx";
import styles from "./AskReview.module.css";
import { type AskField, type AskValues, holdsPersonalNumber, isSoon } from "./askForm.ts";

interface Props {
  values: AskValues;
  areas: Category[];
  types: Settings["QuestionTypes"];
  today: string;
  sending: boolean;
  onSend: () => void;
  onEdit: (field: AskField) => void;
}

const isField = (text: string | undefined): text is AskField => text !== undefined;

/** The review step: what will be sent, with a button to change each field. */
export function AskReview({ values, areas, types, today, sending, onSend, onEdit }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const field = button instanceof HTMLElement ? button.dataset.field : undefined;
    if (isField(field)) onEdit(field as AskField);
    else onSend();
  };
  const type = types.find(({ Code }) => Code === values.Type);
  const category = findCategory(areas, values.CategoryID);
  const isPart = category && category.ID !== category.area.ID;
  return (
    <form method="post" action="/ask_a_question" onSubmit={submit}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {holdsPersonalNumber(values) && <PersonalNumberNotice />}
      {isSoon(values.DeadlineDate, today) && <DeadlineNotice types={types} />}
      <dl className={styles.rows}>
        <Row field="Type" label="Svarstid">
          {type && `${type.Name}, ${formatPrice(type.Amount)}`}
        </Row>
        <Row field="CategoryID" label="Rättsområde">
          {category && (isPart ? `${category.area.Name}, ${category.Name.toLocaleLowerCase("sv")}` : category.Name)}
        </Row>
        <Row field="Title" label="Rubrik">
          {values.Title}
        </Row>
        <Row field="QuestionBody" label="Din situation">
          <span className={styles.story}>{values.QuestionBody}</span>
        </Row>
        {optionalFields.map((field) => (
          <Row key={field} field={field} label={optionalFieldTexts[field].summary}>
            {values[field] ? formatOptional(field, values[field]) : "Inget angivet"}
          </Row>
        ))}
        <Row field="FirstName" label="Förnamn eller alias">
          {values.FirstName || "Inget angivet"}
        </Row>
        <Row field="Email" label="E-post">
          {values.Email}
        </Row>
      </dl>
      <p className={styles.lead}>
        När du skickar får du ett mejl med en länk. Frågan når våra jurister när du har öppnat länken och bekräftat.
        Fråga och svar publiceras utan uppgifter om vem du är.
      </p>
      <Button name="Step" value="send" aria-disabled={sending}>
        {sending ? "Skickar…" : "Skicka frågan"}
      </Button>
    </form>
  );
}

function Row({ field, label, children }: { field: AskField; label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className={styles.change}>
        <Button
          variant="plain"
          name="Step"
          value="edit"
          formAction={`/ask_a_question#${field}`}
          data-field={field}
          aria-label={`Ändra ${label.toLocaleLowerCase("sv")}`}
        >
          Ändra
        </Button>
      </dd>
    </div>
  );
}
