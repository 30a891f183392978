import { isWithinWithdrawal } from "@lagrum/core/booking/bookingRules";
import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { Link } from "@tanstack/react-router";
import { BuyerFields } from "../buyer/BuyerFields.tsx";
import { AdultField, WithdrawalConsents } from "../buyer/ConsentFields.tsx";
import { fieldErrors, summaryLines, summaryTitle } from "../forms/errorSummary.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { Steps } from "../ui/Steps.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { BookingReview } from "./BookingReview.tsx";
import { bookerSteps } from "./bookerSteps.ts";
import { type BookerValues, bookingForm } from "./bookingForm.ts";
import type { BookState } from "./bookPost.ts";
import { ChangeMeeting } from "./ChangeMeeting.tsx";
import { bookingSteps } from "./ChoosePage.tsx";
import { HoldNotice } from "./HoldNotice.tsx";
import { MeetingSummary } from "./MeetingSummary.tsx";

interface Props {
  held: BookingStatus;
  code: string;
  start: BookState;
  company: Company;
  /** The price list. */
  meetings: Settings["Meetings"];
  /** Whether the firm sends text messages. */
  hasSms: boolean;
}

/**
 * The last two steps of a booking: the booker's data, and the review, from where the meeting can be changed too. The
 * server validates each step.
 */
export function BookerPage({ held, code, start: { step, values, refusal, change }, company, meetings, hasSms }: Props) {
  const form = bookingForm(held);
  const { title, crumb, number, enter } = bookerSteps[step];
  return (
    <>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current={crumb} />
      <ErrorSummary errors={summaryLines(form, refusal)} title={summaryTitle(form, refusal)} />
      <h1>{title}</h1>
      <Steps steps={bookingSteps} current={number} />
      {step === "form" && <MeetingSummary meeting={held} />}
      <form method="post" action={`/boka/uppgifter?code=${code}`} noValidate>
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="Step" value={enter} hidden tabIndex={-1} />
        {held.HoldUntil && <HoldNotice until={held.HoldUntil} />}
        {step !== "form" && <HiddenValues step={step} values={values} />}
        {step === "form" && <Fields held={held} values={values} errors={fieldErrors(form, refusal)} hasSms={hasSms} />}
        {step === "meeting" && change && <ChangeMeeting held={held} change={change} meetings={meetings} />}
        {step === "review" && (
          <BookingReview
            held={held}
            code={code}
            values={values}
            company={company}
            meeting={meetings.find(({ Code }) => Code === held.Service)}
          />
        )}
      </form>
    </>
  );
}

/** The typed values as hidden fields for the next step. */
const HiddenValues = ({ step, values }: Pick<BookState, "step" | "values">) => (
  <>
    <input type="hidden" name="From" value={step} />
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);

interface FieldsProps {
  held: BookingStatus;
  values: BookerValues;
  errors: Partial<Record<keyof BookerValues, string>>;
}

function Fields({ held, values, errors, hasSms }: FieldsProps & { hasSms: boolean }) {
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
      <PhoneField hint="Till exempel 070-123 45 67 eller +46 70 123 45 67." {...field("Phone")} />
      {hasSms && (
        <Checkbox
          name="SmsReminders"
          label="Påminn mig också med sms, två dagar och två timmar före mötet."
          error={errors.SmsReminders}
          defaultChecked={values.SmsReminders === "true"}
        />
      )}
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

/** The buyer of a priced meeting, and the consents of the purchase. */
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
