import { confirmMinutes, latePercent } from "@lagrum/core/booking/bookingRules";
import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { phone } from "@lagrum/core/contract/fieldSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { serviceContents } from "@lagrum/core/order/purchaseTexts";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { formatDeadline } from "@lagrum/core/text/dates";
import { formatPhone } from "@lagrum/core/text/phone";
import { PurchaseFacts } from "../buyer/PurchaseFacts.tsx";
import type { Company } from "../settings/settings.ts";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import styles from "../ui/Form.module.css";
import type { BookerValues } from "./bookingForm.ts";
import { MeetingSummary } from "./MeetingSummary.tsx";
import { meetingPurchase } from "./meetingPurchase.ts";

interface Props {
  held: BookingStatus;
  code: string;
  values: BookerValues;
  company: Company;
  methods: string;
  /** The row of the price list. */
  meeting: Settings["Meetings"][number] | undefined;
  sending: boolean;
}

/** Shows all chosen and typed values. Each section has a button that returns to its fields, also without JavaScript. */
export function BookingReview({ held, code, values, company, methods, meeting, sending }: Props) {
  const isPriced = held.Price > 0;
  const { data: stored = values.Phone } = phone.safeParse(values.Phone);
  /** Returns to that field of the form. */
  const change = (field: keyof BookerValues, what: string) => (
    <Button
      variant="plain"
      name="Step"
      value="edit"
      formAction={`/boka/uppgifter?code=${code}#${field}`}
      aria-label={`Ändra ${what}`}
    >
      Ändra
    </Button>
  );
  return (
    <>
      <h2>Mötet</h2>
      <MeetingSummary
        meeting={held}
        action={
          <Button variant="plain" name="Step" value="meeting" aria-label="Ändra mötet">
            Ändra
          </Button>
        }
      />
      <h2>Ditt ärende</h2>
      <DescriptionList
        rows={[
          {
            term: "Vad det gäller",
            text: <span className={styles.preserved}>{values.Description}</span>,
            action: change("Description", "ärendet"),
          },
          { term: "Motpart", text: values.Counterparty },
        ]}
      />
      <h2>Dina kontaktuppgifter</h2>
      <DescriptionList
        rows={[
          {
            term: "Namn",
            text: `${values.FirstName} ${values.LastName}`,
            action: change("FirstName", "kontaktuppgifterna"),
          },
          { term: "E-post", text: values.Email },
          { term: "Telefon", text: formatPhone(stored) },
          ...(values.SmsReminders === "true" ? [{ term: "Påminnelser", text: "Med mejl och sms" }] : []),
        ]}
      />
      <h2>Behov och försäkring</h2>
      <DescriptionList
        rows={[
          {
            term: "Tolk eller anpassning",
            text: values.Needs || "Inget angivet",
            action: change("Needs", "behov och försäkring"),
          },
          { term: "Hemförsäkring", text: values.Insurance || "Inget angivet" },
        ]}
      />
      {isPriced && meeting ? (
        <>
          <h2>Köpet</h2>
          <p>{change("Role", "köpet")}</p>
          <PurchaseFacts
            name={meeting.Name}
            amount={held.Price}
            tax={meeting.TaxAmount}
            content={[serviceContents[held.Service]]}
            purchase={meetingPurchase(held, values)}
            meetingAt={formatDeadline(held.Start)}
            company={company}
            methods={methods}
          />
        </>
      ) : (
        <DescriptionList rows={[{ term: "Pris", text: formatPrice(held.Price) }]} />
      )}
      {!isPriced && (
        <p className={styles.lead}>
          När du har bokat mejlar vi en länk till dig. Bekräfta tiden med den inom {confirmMinutes} minuter.
        </p>
      )}
      <p className={styles.lead}>
        Du kan flytta eller avboka utan kostnad fram till 24 timmar före mötet.
        {isPriced &&
          ` Avbokar du senare behåller vi ${latePercent} % av priset, om du inte har kvar din ångerrätt. Uteblir du betalar du hela priset.`}
      </p>
      <p className={styles.actions}>
        <Button name="Step" value="book" busy={sending}>
          {sending ? "Bokar…" : isPriced ? `Boka och betala ${formatPrice(held.Price)}` : "Boka mötet"}
        </Button>
        <Button variant="quiet" name="Step" value="edit">
          Ändra uppgifterna
        </Button>
      </p>
    </>
  );
}
