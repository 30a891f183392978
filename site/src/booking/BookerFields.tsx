import { isWithinWithdrawal } from "@lagrum/core/booking/bookingRules";
import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { lengths } from "@lagrum/core/contract/lengths";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDeadline, formatWeekday } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import paid from "../buyer/Buyer.module.css";
import { BuyerFields } from "../buyer/BuyerFields.tsx";
import { AdultField } from "../buyer/ConsentFields.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { FieldGroup } from "../ui/Field.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { BookerValues } from "./bookingForm.ts";
import { firstDayAfter, lastDayOf } from "./meetingPurchase.ts";

interface Props {
  held: BookingStatus;
  initial: BookerValues;
  errors: Partial<Record<keyof BookerValues, string>>;
  methods: string;
}

/** The booker's data. */
export function BookerFields({ held, initial, errors, methods, hasSms }: Props & { hasSms: boolean }) {
  const field = (name: keyof BookerValues) => ({ error: errors[name], defaultValue: initial[name] });
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
          defaultChecked={initial.SmsReminders === "true"}
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
      {held.Price > 0 && <PurchaseFields held={held} initial={initial} errors={errors} methods={methods} />}
      <Checkbox
        name="AcceptTerms"
        label="Jag godkänner villkoren"
        error={errors.AcceptTerms}
        defaultChecked={initial.AcceptTerms === "true"}
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
      <SpamProtectionFields {...initial} />
      <Button name="Step" value="review">
        Granska bokningen
      </Button>
    </>
  );
}

/** The buyer of a priced meeting, and the consents of the purchase. */
function PurchaseFields({ held, initial, errors, methods }: Props) {
  return (
    <>
      <p className={styles.lead}>
        Mötet kostar {formatPrice(held.Price)}
        {methods && `, och du kan betala med ${methods}`}.
      </p>
      <BuyerFields initial={initial} errors={errors} />
      {isWithinWithdrawal(held.Start, held.NewWithdrawUntil) && (
        <MeetingConsents held={held} initial={initial} errors={errors} />
      )}
      <AdultField initial={initial} error={errors.IsAdult} />
    </>
  );
}

/**
 * The two consents about withdrawal for a meeting that is held within the time for it, as separate unticked checkboxes
 * (distansavtalslagen 2 kap. 11 §), and the other choice: a later meeting.
 */
function MeetingConsents({ held, initial, errors }: Omit<Props, "methods">) {
  const lastDay = formatWeekday(`${lastDayOf(held)}T12:00:00Z`);
  const hint = `Du får ångra köpet i 14 dagar från dagen efter att vi har bekräftat det, till och med ${lastDay} om du betalar nu. Mötet hålls innan dess, så du behöver be om det i den första rutan. Den andra är frivillig.`;
  return (
    <div className={paid.consumer}>
      <FieldGroup name="Withdrawal" label="Ångerrätt" hint={hint}>
        <Checkbox
          name="StartNow"
          label={`Jag vill att mötet hålls ${formatDeadline(held.Start)}, innan de 14 dagarna har gått. Ångrar jag mig sedan betalar jag för det som är gjort.`}
          error={errors.StartNow}
          defaultChecked={initial.StartNow === "true"}
        />
        <Checkbox
          name="LoseRight"
          label="Jag vet att ångerrätten upphör när mötet har hållits. (Valfritt.)"
          error={errors.LoseRight}
          defaultChecked={initial.LoseRight === "true"}
        />
        <p className={styles.lead}>
          Vill du hellre träffas efter ångerfristen? Välj en tid från och med{" "}
          {formatWeekday(`${firstDayAfter(held)}T12:00:00Z`)}.{" "}
          <Button variant="plain" name="Step" value="meeting">
            Välj en annan tid
          </Button>
        </p>
      </FieldGroup>
    </div>
  );
}
