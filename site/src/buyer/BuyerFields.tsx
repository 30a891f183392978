import { Notice } from "../ui/Notice.tsx";
import { RadioCards } from "../ui/RadioCards.tsx";
import { TextField } from "../ui/TextField.tsx";
import styles from "./Buyer.module.css";
import type { BuyerValues } from "./buyerValues.ts";

interface Props {
  initial: BuyerValues;
  errors: Partial<Record<keyof BuyerValues, string>>;
}

interface BuyerProps {
  initial: Pick<BuyerValues, "Role" | "CompanyName" | "OrgNumber">;
  errors: Props["errors"];
}

/** The buyer: a person or a company. */
export function BuyerFields({ initial, errors }: BuyerProps) {
  return (
    <>
      <RadioCards
        name="Role"
        label="Du beställer som"
        beside
        error={errors.Role}
        chosen={initial.Role}
        choices={[
          { value: "Private", title: "Privatperson" },
          { value: "Company", title: "Företag" },
        ]}
      />
      <div className={styles.company}>
        <Notice tone="info">
          <p>Ett företag har ingen ångerrätt.</p>
        </Notice>
        <TextField
          name="CompanyName"
          label="Företagets namn"
          autoComplete="organization"
          error={errors.CompanyName}
          defaultValue={initial.CompanyName}
        />
        <TextField
          name="OrgNumber"
          label="Organisationsnummer"
          hint="Tio siffror, till exempel 556000-0000. Har du enskild firma: ditt personnummer."
          narrow
          inputMode="numeric"
          autoComplete="off"
          error={errors.OrgNumber}
          defaultValue={initial.OrgNumber}
        />
      </div>
    </>
  );
}

/** The other party, for the conflict check. */
export function CounterpartyFields({ initial, errors }: Props) {
  return (
    <>
      <TextField
        name="Counterparty"
        label="Motpartens namn"
        hint="Vi kontrollerar att vi inte redan hjälper din motpart. Namnet publiceras aldrig och sparas krypterat. Lämna tomt om ingen motpart finns."
        optional
        autoComplete="off"
        error={errors.Counterparty}
        defaultValue={initial.Counterparty}
      />
      <TextField
        name="CounterpartyOrgNumber"
        label="Motpartens organisationsnummer"
        hint="Om motparten är ett företag och du känner till det."
        optional
        narrow
        inputMode="numeric"
        autoComplete="off"
        error={errors.CounterpartyOrgNumber}
        defaultValue={initial.CounterpartyOrgNumber}
      />
    </>
  );
}
