import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { Link } from "@tanstack/react-router";
import { fieldErrors, summaryLines, summaryTitle } from "../forms/errorSummary.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
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
}

/** The last two steps of a booking: the booker's data, and the review. The server validates each step. */
export function BookerPage({ held, code, start: { step, values, refusal } }: Props) {
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
        {isReview ? <Review values={values} /> : <Fields values={values} errors={fieldErrors(form, refusal)} />}
      </form>
    </>
  );
}

function Fields({ values, errors }: { values: BookerValues; errors: Partial<Record<keyof BookerValues, string>> }) {
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

function Review({ values }: { values: BookerValues }) {
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
          { term: "Pris", text: "0 kr" },
        ]}
      />
      <p className={styles.lead}>Du kan flytta eller avboka utan kostnad fram till 24 timmar före mötet.</p>
      <p className={styles.actions}>
        <Button name="Step" value="book">
          Boka mötet
        </Button>
        <Button variant="quiet" name="Step" value="edit">
          Ändra uppgifterna
        </Button>
      </p>
    </>
  );
}
