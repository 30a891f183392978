import { Checkbox } from "../ui/Checkbox.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { RadioCards } from "../ui/RadioCards.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { RentClaimValues } from "./rentClaimForm.ts";

interface Props {
  initial: RentClaimValues;
  errors: Partial<Record<keyof RentClaimValues, string>>;
}

const fieldsIn =
  ({ initial, errors }: Props) =>
  <N extends keyof RentClaimValues>(name: N) => ({ name, error: errors[name], defaultValue: initial[name] });

/** The home that the claim is about. */
export function HomeFields(props: Props) {
  const field = fieldsIn(props);
  return (
    <fieldset className={styles.part}>
      <legend>Bostaden</legend>
      <TextField {...field("Street")} label="Bostadens gatuadress" />
      <TextField {...field("ApartmentNumber")} label="Lägenhetsnummer" optional narrow inputMode="numeric" />
      <TextField {...field("PostalCode")} label="Bostadens postnummer" narrow inputMode="numeric" />
      <TextField {...field("City")} label="Bostadens postort" />
      <TextField {...field("Rooms")} label="Antal rum" optional narrow inputMode="numeric" />
      <TextField {...field("AreaSqm")} label="Yta i kvadratmeter" optional narrow inputMode="numeric" />
      <TextField {...field("Deposit")} label="Deposition, i kronor" optional narrow inputMode="decimal" />
      <RadioCards
        name="HasWrittenContract"
        label="Har du ett skriftligt avtal?"
        error={props.errors.HasWrittenContract}
        chosen={props.initial.HasWrittenContract}
        choices={[
          { value: "true", title: "Ja" },
          { value: "false", title: "Nej" },
        ]}
        beside
      />
    </fieldset>
  );
}

/** The landlord: the name is needed for the conflict check. */
export function LandlordFields(props: Props) {
  const field = fieldsIn(props);
  return (
    <fieldset className={styles.part}>
      <legend>Den du hyr av</legend>
      <TextField
        {...field("LandlordName")}
        label="Hyresvärdens namn"
        hint="Vi kontrollerar att vi inte redan hjälper hyresvärden. Namnet sparas krypterat."
        autoComplete="off"
      />
      <EmailField {...field("LandlordEmail")} label="Hyresvärdens e-post" optional autoComplete="off" />
      <TextField {...field("LandlordPhone")} label="Hyresvärdens telefon" optional narrow type="tel" />
    </fieldset>
  );
}

/** The tenant. */
export function TenantFields(props: Props) {
  const field = fieldsIn(props);
  return (
    <fieldset className={styles.part}>
      <legend>Dina uppgifter</legend>
      <TextField {...field("FirstName")} label="Förnamn" autoComplete="given-name" />
      <TextField {...field("LastName")} label="Efternamn" autoComplete="family-name" />
      <TextField
        {...field("PersonalNumber")}
        label="Personnummer"
        hint="Du blir part i ärendet. Skriv ÅÅÅÅMMDD-NNNN. Det sparas krypterat och visas inte igen."
        narrow
        inputMode="numeric"
        autoComplete="off"
      />
      <EmailField {...field("Email")} hint="Hit skickar vi bekräftelsen och en länk till ärendet." />
      <PhoneField error={props.errors.Phone} defaultValue={props.initial.Phone} />
      <TextField {...field("Street2")} label="Din gatuadress" autoComplete="street-address" />
      <TextField
        {...field("PostalCode2")}
        label="Ditt postnummer"
        narrow
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField {...field("City2")} label="Din postort" autoComplete="address-level2" />
    </fieldset>
  );
}

/** The consents: the power of attorney is separate from the terms, and optional. */
export function ClaimConsents({ initial, errors }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend>Fullmakt och villkor</legend>
      <p className={styles.lead}>
        Fullmakten är frivillig. Den gäller bara det här ärendet, och du kan ta tillbaka den på ärendets sida. Utan den
        talar vi bara med dig.
      </p>
      <Checkbox
        name="PowerOfAttorney"
        label="Jag ger er fullmakt att tala för mig med hyresvärden och hyresnämnden i det här ärendet"
        error={errors.PowerOfAttorney}
        defaultChecked={initial.PowerOfAttorney === "true"}
      />
      <Checkbox
        name="IsAdult"
        label="Jag har fyllt 18 år"
        error={errors.IsAdult}
        defaultChecked={initial.IsAdult === "true"}
      />
      <ul className={styles.terms}>
        <li>
          <a href="/villkor" target="_blank" rel="noreferrer">
            Alla villkor (öppnas i en ny flik)
          </a>
        </li>
        <li>
          <a href="/integritet" target="_blank" rel="noreferrer">
            Så behandlar vi dina uppgifter (öppnas i en ny flik)
          </a>
        </li>
      </ul>
      <Checkbox
        name="AcceptTerms"
        label="Jag godkänner villkoren"
        error={errors.AcceptTerms}
        defaultChecked={initial.AcceptTerms === "true"}
      />
    </fieldset>
  );
}
