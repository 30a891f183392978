import { isWithinWithdrawal, latePercent } from "@lagrum/core/booking/bookingRules";
import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { formatPrice } from "@lagrum/core/money/money";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { BuyerFields } from "../buyer/BuyerFields.tsx";
import { AdultField, WithdrawalConsents } from "../buyer/ConsentFields.tsx";
import { PurchaseFacts } from "../buyer/PurchaseFacts.tsx";
import { fieldErrors, summaryLines, summaryTitle } from "../forms/errorSummary.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { Steps } from "../ui/Steps.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { type BookerValues, bookingForm } from "./bookingForm.ts";
import type { BookState } from "./bookPost.ts";
import { bookingSteps } from "./ChoosePage.tsx";
import { HoldNotice } from "./HoldNotice.tsx";
import { MeetingSummary } from "./MeetingSummary.tsx";

interface Props {
  held: BookingStatus;
  code: string;
  start: BookState;
  company: Company;
  /** The row of the price list. */
  meeting: Settings["Meetings"][number] | undefined;
}

/** The last two steps of a booking: the booker's data, and the review. The server validates each step. */
export function BookerPage({ held, code, start: { step, values, refusal }, company, meeting }: Props) {
  const form = bookingForm(held);
  const isReview = step === "review";
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current={isReview ? "Granska" : "Dina uppgifter"} />
      <ErrorSummary errors={summaryLines(form, refusal)} title={summaryTitle(form, refusal)} />
      <h1>{isReview ? "Granska din bokning" : "Dina uppgifter"}</h1>
      <Steps steps={bookingSteps} current={isReview ? 4 : 3} />
      <MeetingSummary meeting={held} />
      <form method="post" action={`/boka/uppgifter?code=${code}`} noValidate>
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="Step" value={isReview ? "book" : "review"} hidden tabIndex={-1} />
        {held.HoldUntil && <HoldNotice until={held.HoldUntil} />}
        {isReview ? (
          <Review held={held} values={values} company={company} meeting={meeting} />
        ) : (
          <Fields held={held} values={values} errors={fieldErrors(form, refusal)} />
        )}
      </form>
    </>
  );
}

interface FieldsProps {
  held: BookingStatus;
  values: BookerValues;
  errors: Partial<Record<keyof BookerValues, string>>;
}

function Fields({ held, values, errors }: FieldsProps) {
  const field = (name: keyof BookerValues) => ({ error: errors[name], defaultValue: values[name] });
  return (
    <>
      <TextArea
        name="Description"
        label="Beskriv kort vad det gäller"
        hint="Vad har hänt, och vad vill du uppnå? Skriv inga personnummer."
        rows={6}
        maxLength={lengths.BookingDescription.max}
        {...field("Description")}
      />
      <TextField
        name="Counterparty"
        label="Motpart"
        hint="Vi kontrollerar att vi inte redan hjälper den du har en tvist med. Finns ingen, skriv ”ingen”."
        autoComplete="off"
        {...field("Counterparty")}
      />
      <TextField name="FirstName" label="Förnamn" autoComplete="given-name" {...field("FirstName")} />
      <TextField name="LastName" label="Efternamn" autoComplete="family-name" {...field("LastName")} />
      <EmailField hint="Hit skickar vi bekräftelsen och en påminnelse." {...field("Email")} />
      <PhoneField {...field("Phone")} />
      <TextField
        name="Needs"
        label="Behöver du tolk eller annan anpassning?"
        optional
        autoComplete="off"
        {...field("Needs")}
      />
      <TextField
        name="Insurance"
        label="Har du hemförsäkring? Hos vilket bolag?"
        hint="Rättsskyddet i försäkringen kan betala en del av kostnaden om ärendet blir en tvist."
        optional
        autoComplete="off"
        {...field("Insurance")}
      />
      {held.Price > 0 && <PurchaseFields held={held} values={values} errors={errors} />}
      <Checkbox
        name="AcceptTerms"
        label="Jag godkänner villkoren"
        error={errors.AcceptTerms}
        defaultChecked={values.AcceptTerms === "true"}
      />
      <p className={styles.lead}>
        <Link to="/villkor" target="_blank">
          Villkoren (öppnas i en ny flik)
        </Link>
        .{" "}
        <Link to="/integritet" target="_blank">
          Så behandlar vi dina uppgifter (öppnas i en ny flik)
        </Link>
        .
      </p>
      <SpamProtectionFields {...values} />
      <Button name="Step" value="review">
        Granska bokningen
      </Button>
    </>
  );
}

/** Who buys a priced meeting, and the consents of the purchase. */
function PurchaseFields({ held, values, errors }: FieldsProps) {
  return (
    <>
      <BuyerFields initial={values} errors={errors} />
      {isWithinWithdrawal(held.Start, held.NewWithdrawUntil) && (
        <WithdrawalConsents initial={values} errors={errors} texts={meetingConsentTexts} />
      )}
      <AdultField initial={values} error={errors.IsAdult} />
    </>
  );
}

const meetingConsentTexts = {
  hint: "Du får ångra köpet inom 14 dagar från dagen efter att vi har bekräftat det. Mötet hålls innan dess, så du behöver be om det i den första rutan. Den andra är frivillig.",
  startNow: "Jag vill att mötet hålls innan de 14 dagarna har gått.",
  loseRight: "Jag vet att ångerrätten upphör när mötet har hållits.",
};

function Review({ held, values, company, meeting }: Omit<FieldsProps, "errors"> & Pick<Props, "company" | "meeting">) {
  const isPriced = held.Price > 0;
  return (
    <>
      <input type="hidden" name="From" value="review" />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DescriptionList
        rows={[
          { term: "Ärendet", text: <span className={styles.preserved}>{values.Description}</span> },
          { term: "Motpart", text: values.Counterparty },
          { term: "Namn", text: `${values.FirstName} ${values.LastName}` },
          { term: "E-post", text: values.Email },
          { term: "Telefon", text: values.Phone },
          { term: "Tolk eller anpassning", text: values.Needs || "Inget angivet" },
          { term: "Hemförsäkring", text: values.Insurance || "Inget angivet" },
          ...(isPriced ? [] : [{ term: "Pris", text: "0 kr" }]),
        ]}
      />
      {isPriced && meeting && (
        <PurchaseFacts
          name={meeting.Name}
          amount={held.Price}
          tax={meeting.TaxAmount}
          delivery={formatDateTime(held.Start)}
          isCompany={values.Role === "Company"}
          consents={{ StartNow: values.StartNow === "true", LoseRight: values.LoseRight === "true" }}
          company={company}
        />
      )}
      <p className={styles.lead}>
        Du kan flytta eller avboka utan kostnad fram till 24 timmar före mötet.
        {isPriced &&
          ` Avbokar du senare behåller vi ${latePercent} % av priset, om du inte har kvar din ångerrätt. Uteblir du betalar du hela priset.`}
      </p>
      <p className={styles.actions}>
        <Button name="Step" value="book">
          {isPriced ? `Boka och betala ${formatPrice(held.Price)}` : "Boka mötet"}
        </Button>
        <Button variant="quiet" name="Step" value="edit">
          Ändra uppgifterna
        </Button>
      </p>
    </>
  );
}
