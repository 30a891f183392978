import type { Category } from "@lagrum/core/category/categorySchema";
import { formatPrice } from "@lagrum/core/money/money";
import type { PurchaseDates } from "@lagrum/core/order/purchaseDatesSchema";
import { serviceContents } from "@lagrum/core/order/purchaseTexts";
import { formatOptional } from "@lagrum/core/question/optionalFields";
import { optionalFields } from "@lagrum/core/question/optionalFieldsSchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { optionalFieldTexts } from "@lagrum/core/texts/optionalFields";
import { PurchaseFacts } from "../buyer/PurchaseFacts.tsx";
import { datesOfService } from "../buyer/purchaseDates.ts";
import { purchaseOf } from "../buyer/purchaseOf.ts";
import { findCategory } from "../categories/categoryQueries.ts";
import type { Company } from "../settings/settings.ts";
import styles from "../ui/Form.module.css";
import { ReviewForm, type ReviewRow } from "../ui/ReviewForm.tsx";
import { refundPromise } from "./AskForm.tsx";
import { DeadlineNotice, PersonalNumberNotice } from "./AskNotices.tsx";
import { type AskValues, holdsPersonalNumber, isPaid, isSoon } from "./askForm.ts";

interface Props {
  values: AskValues;
  areas: Category[];
  types: Settings["QuestionTypes"];
  company: Company;
  methods: string;
  dates: PurchaseDates | null;
  today: string;
  sending: boolean;
  onSend: () => void;
  onEdit: (field: string) => void;
}

/** The review step: the values to send, with a button to change each field. */
export function AskReview({ values, areas, types, company, methods, dates, today, sending, onSend, onEdit }: Props) {
  const type = types.find(({ Code }) => Code === values.Type);
  const category = findCategory(areas, values.CategoryID);
  const isPart = category && category.ID !== category.area.ID;
  const paid = isPaid(values);
  const rows: ReviewRow[] = [
    { field: "Type", label: "Svarstid", text: type && `${type.Name}, ${formatPrice(type.Amount)}` },
    {
      field: "CategoryID",
      label: "Rättsområde",
      text: category && (isPart ? `${category.area.Name}, ${category.Name.toLocaleLowerCase("sv")}` : category.Name),
    },
    { field: "Title", label: "Rubrik", text: values.Title },
    {
      field: "QuestionBody",
      label: "Din situation",
      text: <span className={styles.story}>{values.QuestionBody}</span>,
    },
    ...optionalFields.map((field) => ({
      field,
      label: optionalFieldTexts[field].summary,
      text: values[field] ? formatOptional(field, values[field]) : "Inget angivet",
    })),
    ...(paid
      ? [
          { field: "FirstName", label: "Namn", text: `${values.FirstName} ${values.LastName}` },
          {
            field: "Role",
            label: "Du beställer som",
            text: values.Role === "Company" ? `Företag: ${values.CompanyName}, ${values.OrgNumber}` : "Privatperson",
          },
          { field: "Counterparty", label: "Motpart", text: values.Counterparty || "Inget angivet" },
        ]
      : [{ field: "FirstName", label: "Förnamn eller alias", text: values.FirstName || "Inget angivet" }]),
    { field: "Email", label: "E-post", text: values.Email },
    ...(values.Type === "PhoneAdvice"
      ? [
          { field: "Phone", label: "Telefon", text: values.Phone },
          {
            field: "PreferredTimes",
            label: "När vi kan ringa",
            text: values.PreferredTimes.filter((time) => time.trim()).join("; "),
          },
        ]
      : []),
  ];
  return (
    <ReviewForm
      action="/ask_a_question"
      values={values}
      rows={rows}
      sending={sending}
      button="Skicka frågan"
      onSend={onSend}
      onEdit={onEdit}
      notices={
        <>
          {holdsPersonalNumber(values) && <PersonalNumberNotice />}
          {isSoon(values.DeadlineDate, today) && <DeadlineNotice types={types} />}
          {paid && type && (
            <>
              <PurchaseFacts
                name={type.Name}
                amount={type.Amount}
                tax={type.TaxAmount}
                content={[serviceContents[type.Code]]}
                purchase={purchaseOf(values, datesOfService(dates, type.Code))}
                promise={refundPromise}
                company={company}
                methods={methods}
              />
              <h2>Din fråga</h2>
            </>
          )}
        </>
      }
    >
      <p className={styles.lead}>
        När du skickar får du ett mejl med en länk.{" "}
        {paid && type
          ? `När du har öppnat den och bekräftat betalar du ${formatPrice(type.Amount)}, och då går frågan till våra jurister. Tiderna räknas från betalningen: den dag som gäller står i kassan och i bekräftelsen. Du är inte bunden förrän du har betalat.`
          : "Frågan når våra jurister när du har öppnat länken och bekräftat. Fråga och svar publiceras utan uppgifter om vem du är."}
      </p>
    </ReviewForm>
  );
}
