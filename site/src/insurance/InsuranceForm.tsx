import type { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import { formatPrice } from "@lagrum/core/money/money";
import type { SubmitEvent } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { InsuranceValues } from "./insuranceForm.ts";
import { formatMonths } from "./insuranceTexts.ts";

interface Props {
  /** Initial values; the fields are uncontrolled. */
  initial: InsuranceValues;
  errors: Partial<Record<keyof InsuranceValues, string>>;
  rules: InsuranceRules;
  today: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const yesNoUnknown = [
  { value: "Yes", title: "Ja" },
  { value: "No", title: "Nej" },
  { value: "Unknown", title: "Vet inte" },
];

/** The seven questions. Posted, never in the URL: the answers may be sensitive. */
export function InsuranceForm({ initial, errors, rules: { Areas, Companies, Figures }, today, onSubmit }: Props) {
  const long = formatMonths(Figures.LeastInsuredMonths.Value);
  return (
    <form method="post" action="/rattsskydd#resultat" noValidate onSubmit={onSubmit} autoComplete="off">
      <RadioCards
        name="HomeInsurance"
        label="1. Har du en hemförsäkring i dag?"
        hint="Det räcker att du är medförsäkrad, till exempel som sambo."
        error={errors.HomeInsurance}
        chosen={initial.HomeInsurance}
        choices={yesNoUnknown}
        beside
      />
      <RadioCards
        name="InsuredLongEnough"
        label={`2. Har du varit försäkrad utan avbrott i minst ${long}?`}
        hint="Tid i ett annat bolag brukar räknas, om den ena försäkringen tog vid där den andra slutade."
        error={errors.InsuredLongEnough}
        chosen={initial.InsuredLongEnough}
        choices={yesNoUnknown}
        beside
      />
      <RadioCards
        name="ClaimMade"
        label="3. Har du framfört ditt krav till motparten?"
        error={errors.ClaimMade}
        chosen={initial.ClaimMade}
        choices={yesNoUnknown.slice(0, 2)}
        beside
      />
      <RadioCards
        name="ClaimRefused"
        label="4. Har motparten sagt nej, helt eller delvis?"
        error={errors.ClaimRefused}
        chosen={initial.ClaimRefused}
        choices={[
          { value: "InWriting", title: "Ja, skriftligt", text: "Ett brev, mejl eller meddelande som du har kvar." },
          { value: "Orally", title: "Ja, men bara muntligt" },
          { value: "No", title: "Nej, inte än", text: "Välj också det om du inte har framfört något krav." },
        ]}
      />
      <TextField
        name="RefusedAt"
        label="När sa motparten nej?"
        optional
        narrow
        type="date"
        max={today}
        error={errors.RefusedAt}
        defaultValue={initial.RefusedAt}
      />
      <Select name="Area" label="5. Vad gäller tvisten?" error={errors.Area} defaultValue={initial.Area}>
        <option value="">Välj det som passar bäst</option>
        {Areas.map(({ Code, Name }) => (
          <option key={Code} value={Code}>
            {Name}
          </option>
        ))}
      </Select>
      <TextField
        name="Amount"
        label="6. Hur mycket gäller tvisten, i kronor?"
        hint={`Till exempel ${formatPrice(45_000_00)}. Lämna tomt om den inte gäller pengar eller om du inte vet.`}
        optional
        narrow
        inputMode="decimal"
        error={errors.Amount}
        defaultValue={initial.Amount}
      />
      <Select
        name="Company"
        label="7. Vilket försäkringsbolag har du?"
        optional
        error={errors.Company}
        defaultValue={initial.Company}
      >
        <option value="">Vet inte, eller ett annat bolag</option>
        {Companies.map(({ Code, Name }) => (
          <option key={Code} value={Code}>
            {Name}
          </option>
        ))}
      </Select>
      <p className={styles.lead}>Vi sparar inte dina svar, och de syns inte i adressen.</p>
      <Button>Visa vad det betyder</Button>
    </form>
  );
}
