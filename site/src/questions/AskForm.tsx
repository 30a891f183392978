import type { Category } from "@lagrum/core/category/categorySchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { formatPrice } from "@lagrum/core/money/money";
import type { PurchaseDates } from "@lagrum/core/order/purchaseDatesSchema";
import { isDayField, optionalFields } from "@lagrum/core/question/optionalFieldsSchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { optionalFieldTexts } from "@lagrum/core/texts/optionalFields";
import { Link } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import paid from "../buyer/Buyer.module.css";
import { BuyerFields, CounterpartyFields } from "../buyer/BuyerFields.tsx";
import { AdultField, StartChoice } from "../buyer/ConsentFields.tsx";
import { datesOfService } from "../buyer/purchaseDates.ts";
import { EmergencyNotice } from "../emergency/EmergencyNotice.tsx";
import type { FormFields } from "../forms/useFormFields.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Counter } from "../ui/Counter.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { DeadlineNotice, NoScriptEmergency } from "./AskNotices.tsx";
import { type AskField, type AskValues, isPaid, isSoon } from "./askForm.ts";
import { ContactDataHint } from "./ContactDataHint.tsx";
import { PreferredTimes } from "./PreferredTimes.tsx";
import { SimilarAnswers } from "./SimilarAnswers.tsx";
import { isUrgentArea } from "./urgentArea.ts";
import type { SimilarAnswersState } from "./useSimilarAnswers.ts";

/** The refund promise shown before the purchase. A job of the API refunds when a promised time is missed. */
export const refundPromise =
  "Håller vi inte tiden betalar vi tillbaka hela priset utan att du ber om det, och du får svaret ändå.";

/** The paid types, whose dates are shown by the chosen type. */
const paidTypes = [
  { code: "Express", className: paid.express },
  { code: "Express24", className: paid.express24 },
  { code: "PhoneAdvice", className: paid.phoneAdvice },
] as const;

/** The promise of a type. A written answer's time counts from the chosen start, which has its date. */
function promiseOf({ Code, Promise: promise }: Settings["QuestionTypes"][number]): string {
  if (Code === "Free") return promise;
  const from = Code === "PhoneAdvice" ? "" : " Tiden räknas från den dag då du vill att vi börjar.";
  return `${promise}${from} ${refundPromise}`;
}

interface Props {
  fields: FormFields<AskValues>;
  /** Current values. */
  values: AskValues;
  errors: Partial<Record<AskField, string>>;
  areas: Category[];
  types: Settings["QuestionTypes"];
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
  dates: PurchaseDates | null;
  today: string;
  onSubmit: () => void;
  similar: SimilarAnswersState;
}

export function AskForm({ fields, values, errors, areas, types, methods, dates, today, onSubmit, similar }: Props) {
  const { initial } = fields;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  const replaceTexts = (replace: (text: string) => string) => {
    const { Title, QuestionBody } = fields.read();
    fields.reset({ ...fields.read(), Title: replace(Title), QuestionBody: replace(QuestionBody) });
    requestAnimationFrame(() => document.getElementById("QuestionBody")?.focus());
  };
  // A link from an urgent area shows the notice above the form; choosing such an area shows it below the field.
  const isUrgentFromStart = isUrgentArea(areas, initial.CategoryID);
  return (
    <form
      ref={fields.element}
      method="post"
      action="/ask_a_question"
      noValidate
      onInput={fields.onInput}
      onSubmit={submit}
    >
      {isUrgentFromStart && <EmergencyNotice />}
      <fieldset className={styles.part}>
        <legend>Din fråga</legend>
        <RadioCards
          name="Type"
          label="Välj svarstid"
          hint={methods && `Svar mot betalning kan du betala med ${methods}.`}
          error={errors.Type}
          chosen={initial.Type}
          choices={types.map((type) => ({
            value: type.Code,
            title: type.Name,
            aside: type.Active ? formatPrice(type.Amount) : "Tas inte emot just nu",
            text: promiseOf(type),
            disabled: !type.Active,
          }))}
        />
        <Select
          name="CategoryID"
          label="Rättsområde"
          hint="Välj det som ligger närmast. Vi flyttar frågan om den hör hemma någon annanstans."
          error={errors.CategoryID}
          defaultValue={initial.CategoryID}
        >
          <option value="">Välj rättsområde</option>
          {areas.map((area) => (
            <optgroup key={area.ID} label={area.Name}>
              <option value={area.ID}>{area.Name}: vet inte vilken del</option>
              {area.Children.map((child) => (
                <option key={child.ID} value={child.ID}>
                  {child.Name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <div aria-live="polite">
          {!isUrgentFromStart && isUrgentArea(areas, values.CategoryID) && <EmergencyNotice />}
        </div>
        {!isUrgentFromStart && <NoScriptEmergency />}
        <TextField
          name="Title"
          label="Rubrik"
          hint="Sammanfatta frågan i en mening. Skriv inga namn."
          error={errors.Title}
          defaultValue={initial.Title}
          autoComplete="off"
        >
          <Counter length={values.Title.length} max={lengths.Title.max} />
        </TextField>
        <SimilarAnswers {...similar} />
        <TextArea
          name="QuestionBody"
          label="Beskriv din situation"
          hint={
            <>
              Vad har hänt? När? Vad vill du uppnå? Finns ett datum du måste hålla? Skriv inte om andras hälsa, brott
              eller annat känsligt om det inte behövs.
            </>
          }
          error={errors.QuestionBody}
          defaultValue={initial.QuestionBody}
        >
          <Counter length={values.QuestionBody.length} max={lengths.QuestionBody.max} />
        </TextArea>
        <ContactDataHint texts={[values.Title, values.QuestionBody]} onReplace={replaceTexts} />
        {optionalFields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={optionalFieldTexts[field].label}
            hint={optionalFieldTexts[field].hint}
            optional
            {...(isDayField(field) && { narrow: true, type: "date" })}
            {...(field === "DeadlineDate" && { min: today })}
            error={errors[field]}
            defaultValue={initial[field]}
          />
        ))}
        <div aria-live="polite">{isSoon(values.DeadlineDate, today) && <DeadlineNotice types={types} />}</div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Dina uppgifter</legend>
        <p className={styles.lead}>
          Uppgifterna används bara för att svara dig. De visas inte för andra och publiceras aldrig.
        </p>
        <div className={paid.paid}>
          <BuyerFields initial={initial} errors={errors} />
        </div>
        <TextField
          name="FirstName"
          label={isPaid(values) ? "Förnamn" : "Förnamn eller alias"}
          optional={!isPaid(values)}
          autoComplete="given-name"
          error={errors.FirstName}
          defaultValue={initial.FirstName}
        />
        <div className={paid.paid}>
          <TextField
            name="LastName"
            label="Efternamn"
            autoComplete="family-name"
            error={errors.LastName}
            defaultValue={initial.LastName}
          />
        </div>
        <EmailField hint="Hit skickar vi bekräftelsen och svaret." error={errors.Email} defaultValue={initial.Email} />
        <EmailField
          name="EmailRepeat"
          label="E-post en gång till"
          error={errors.EmailRepeat}
          defaultValue={initial.EmailRepeat}
        />
        <div className={paid.call}>
          <PhoneField hint="Dit ringer vi." error={errors.Phone} defaultValue={initial.Phone} />
          <PreferredTimes initial={initial.PreferredTimes} error={errors.PreferredTimes} />
        </div>
        <div className={paid.paid}>
          <CounterpartyFields initial={initial} errors={errors} />
        </div>
        <SpamProtectionFields {...initial} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Villkor</legend>
        <ul className={styles.terms}>
          <li className={paid.free}>
            En jurist eller juriststudent svarar. Gratis frågor besvaras i mån av tid, och vi kan behöva tacka nej.
          </li>
          <li className={paid.paid}>
            Du betalar när du har bekräftat din e-postadress, och då räknas tiderna nedan från den dagen.{" "}
            {refundPromise}
          </li>
          <li className={paid.free}>
            Fråga och svar publiceras utan uppgifter om vem du är. Du kan när som helst säga nej till publicering på din
            statussida.
          </li>
          <li>Svaret är allmän information och bygger på det du berättar.</li>
          <li>
            <Link to="/villkor" target="_blank">
              Alla villkor (öppnas i en ny flik)
            </Link>
          </li>
          <li>
            <Link to="/integritet" target="_blank">
              Så behandlar vi dina uppgifter (öppnas i en ny flik)
            </Link>
          </li>
        </ul>
        <div className={paid.paid}>
          <Checkbox
            name="PublishConsent"
            label="Ni får publicera frågan och svaret utan uppgifter om vem jag är (valfritt)"
            error={errors.PublishConsent}
            defaultChecked={initial.PublishConsent === "true"}
          />
          <StartChoice
            initial={initial}
            errors={errors}
            choices={paidTypes.map(({ code, className }) => ({
              key: code,
              dates: datesOfService(dates, code),
              className,
            }))}
          />
          <AdultField initial={initial} error={errors.IsAdult} />
        </div>
        <Checkbox
          name="AcceptTerms"
          label="Jag godkänner villkoren"
          error={errors.AcceptTerms}
          defaultChecked={initial.AcceptTerms === "true"}
        />
      </fieldset>
      <Button name="Step" value="review">
        Granska din fråga
      </Button>
    </form>
  );
}
