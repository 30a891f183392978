import type { HousingType, RentExtra } from "@lagrum/core/rentClaim/rentClaimSchema";
import { rentExtras } from "@lagrum/core/rentClaim/rentClaimSchema";
import type { SubmitEvent } from "react";
import { Button } from "../ui/Button.tsx";
import styles from "../ui/Form.module.css";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { RentValues } from "./rentForm.ts";

interface Props {
  /** Initial values; the fields are uncontrolled. */
  initial: RentValues;
  errors: Partial<Record<keyof RentValues, string>>;
  today: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

const housingTexts: Record<HousingType, string> = {
  SecondHand: "En hyresrätt i andra hand",
  Lodger: "Ett rum hos någon som har hyresrätt",
  Owned: "En bostadsrätt, en villa eller ett rum i en sådan",
  Company: "Genom ett företag, eller en bostad som ett företag hyr",
  Unknown: "Jag vet inte",
};

const extraTexts: Record<RentExtra, string> = {
  Electricity: "El",
  Internet: "Internet",
  Television: "Tv",
  Parking: "Parkering",
  Water: "Vatten och värme",
};

/** The facts of a rented home. Posted, never in the URL. */
export function RentForm({ initial, errors, today, onSubmit }: Props) {
  const field = <N extends keyof RentValues>(name: N) => ({ name, error: errors[name], defaultValue: initial[name] });
  const money = <N extends keyof RentValues>(name: N) => ({
    ...field(name),
    narrow: true,
    inputMode: "decimal" as const,
  });
  return (
    <form method="post" action="/overhyra#resultat" noValidate onSubmit={onSubmit} autoComplete="off">
      <Select {...field("HousingType")} label="Vad hyr du?">
        <option value="">Välj det som passar bäst</option>
        {Object.entries(housingTexts).map(([type, text]) => (
          <option key={type} value={type}>
            {text}
          </option>
        ))}
      </Select>
      <TextField {...field("ContractStart")} label="Första dagen du hyrde" narrow type="date" max={today} />
      <TextField
        {...field("ContractEnd")}
        label="Sista dagen"
        hint="Lämna tomt om du bor kvar."
        optional
        narrow
        type="date"
      />
      <TextField {...money("MonthlyRent")} label="Din hyra per månad, i kronor" />
      <TextField
        {...money("LandlordRentFrom")}
        label="Hyresvärdens egen hyra per månad, i kronor"
        hint="Det som den du hyr av betalar till husets ägare. Hyr du ett rum: hyran för hela lägenheten. Lämna tomt om du inte vet."
        optional
      />
      <TextField
        {...money("LandlordRentTo")}
        label="Högst, om du bara kan gissa"
        hint="Skriv då det lägsta i fältet ovanför."
        optional
      />
      <TextField
        {...field("RoomShare")}
        label="Din del av lägenheten, i procent"
        hint="Bara om du hyr ett rum. Räkna yta: 20 av 80 kvadratmeter är 25."
        optional
        narrow
        inputMode="numeric"
      />
      <RadioCards
        name="Furnished"
        label="Är bostaden möblerad?"
        error={errors.Furnished}
        chosen={initial.Furnished}
        choices={[
          { value: "Full", title: "Ja, helt" },
          { value: "Partial", title: "Delvis" },
          { value: "None", title: "Nej" },
        ]}
        beside
      />
      <fieldset className={styles.part}>
        <legend>Vad ingår i hyran?</legend>
        <p>Skriv vad det kostar hyresvärden per månad, i kronor. Lämna tomt det som inte ingår.</p>
        {rentExtras.map((extra) => (
          <TextField key={extra} {...money(extra)} label={extraTexts[extra]} optional />
        ))}
      </fieldset>
      <p className={styles.lead}>Vi sparar inte dina svar här, och de syns inte i adressen.</p>
      <Button>Räkna ut</Button>
    </form>
  );
}
