import { formatPrice } from "@lagrum/core/money/money";
import type { StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import type { Product } from "@lagrum/core/product/productSchema";
import { PurchaseFacts } from "../buyer/PurchaseFacts.tsx";
import { purchaseOf } from "../buyer/purchaseOf.ts";
import type { Company } from "../settings/settings.ts";
import styles from "../ui/Form.module.css";
import { ReviewForm, type ReviewRow } from "../ui/ReviewForm.tsx";
import { answerField, type OrderValues, questionsFor } from "./orderForm.ts";

interface Props {
  product: Product;
  values: OrderValues;
  company: Company;
  methods: string;
  dates: StartChoices | null;
  sending: boolean;
  onSend: () => void;
  onEdit: (field: string) => void;
}

const answerText = (typed: string | undefined): string => {
  if (!typed) return "Inget angivet";
  if (typed === "true") return "Ja";
  return typed === "false" ? "Nej" : typed;
};

/** The review step: the product, the seller, the price, and the typed values. */
export function OrderReview({ product, values, company, methods, dates, sending, onSend, onEdit }: Props) {
  const isCompany = values.Role === "Company";
  const rows: ReviewRow[] = [
    ...questionsFor(product, values)
      .filter(({ Kind }) => Kind !== "file")
      .map(({ Key, Label }) => ({
        field: answerField(Key),
        label: Label,
        text: <span className={styles.preserved}>{answerText(values[answerField(Key)])}</span>,
      })),
    { field: "Counterparty", label: "Motpart", text: values.Counterparty || "Inget angivet" },
    {
      field: "Message",
      label: "Meddelande",
      text: <span className={styles.preserved}>{values.Message || "Inget angivet"}</span>,
    },
    { field: "DesiredStart", label: "Önskat startdatum", text: values.DesiredStart || "Inget angivet" },
    { field: "Role", label: "Du beställer som", text: isCompany ? "Företag" : "Privatperson" },
    ...(isCompany
      ? [
          { field: "CompanyName", label: "Företag", text: values.CompanyName },
          { field: "OrgNumber", label: "Organisationsnummer", text: values.OrgNumber },
        ]
      : []),
    { field: "FirstName", label: "Namn", text: `${values.FirstName} ${values.LastName}` },
    { field: "Email", label: "E-post", text: values.Email },
    { field: "Phone", label: "Telefon", text: values.Phone },
    { field: "Street", label: "Adress", text: `${values.Street}, ${values.PostalCode} ${values.City}` },
    ...(product.RequiresPersonalNumber
      ? [{ field: "PersonalNumber", label: "Personnummer", text: values.PersonalNumber }]
      : []),
  ];
  return (
    <ReviewForm
      action={`/product/${product.Uri}/bestall`}
      values={values}
      rows={rows}
      sending={sending}
      button={`Till betalningen, ${formatPrice(product.Amount)}`}
      onSend={onSend}
      onEdit={onEdit}
      notices={
        <>
          <PurchaseFacts
            name={product.Name}
            amount={product.Amount}
            tax={product.TaxAmount}
            taxRate={product.TaxRate}
            extraCosts={product.ExtraCosts}
            content={product.Included.map((part) => `${part.replace(/\.$/, "")}.`)}
            purchase={purchaseOf(values, dates)}
            company={company}
            methods={methods}
          />
          <h2>Dina uppgifter</h2>
        </>
      }
    >
      <p className={styles.lead}>
        Kontrollera uppgifterna. Tiderna räknas från betalningen: den dag som gäller står i kassan och i bekräftelsen. I
        nästa steg väljer du hur du betalar. Priset gäller i 48 timmar, och köpet är klart först när du har betalat.
      </p>
    </ReviewForm>
  );
}
