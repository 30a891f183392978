import { Checkbox } from "../ui/Checkbox.tsx";
import { FieldGroup } from "../ui/Field.tsx";
import form from "../ui/Form.module.css";
import styles from "./Buyer.module.css";
import type { BuyerValues } from "./buyerValues.ts";

interface Props {
  initial: Pick<BuyerValues, "StartNow" | "LoseRight">;
  errors: Partial<Record<keyof BuyerValues, string>>;
  texts?: typeof generalTexts;
}

const generalTexts = {
  hint: "Du får ångra köpet inom 14 dagar från dagen efter att vi har bekräftat det. De två rutorna är frivilliga och gäller var för sig. Utan den första börjar vi när de 14 dagarna har gått, och räknar leveranstiden därifrån.",
  startNow:
    "Jag vill att ni börjar innan de 14 dagarna har gått. Ångrar jag mig sedan betalar jag för det som är gjort.",
  loseRight: "Jag vet att ångerrätten upphör när hela tjänsten är levererad.",
};

/** The two consents about withdrawal, as separate unticked checkboxes (distansavtalslagen 2 kap. 11 §). */
export function WithdrawalConsents({ initial, errors, texts = generalTexts }: Props) {
  return (
    <div className={styles.consumer}>
      <FieldGroup name="Withdrawal" label="Ångerrätt" hint={texts.hint}>
        <Checkbox
          name="StartNow"
          label={texts.startNow}
          error={errors.StartNow}
          defaultChecked={initial.StartNow === "true"}
        />
        <Checkbox
          name="LoseRight"
          label={texts.loseRight}
          error={errors.LoseRight}
          defaultChecked={initial.LoseRight === "true"}
        />
      </FieldGroup>
    </div>
  );
}

/** Confirms that the buyer is an adult. */
export function AdultField({ initial, error }: { initial: Pick<BuyerValues, "IsAdult">; error: string | undefined }) {
  return (
    <>
      <p className={form.lead}>Du som är under 18 år kan inte köpa här. Be din vårdnadshavare beställa åt dig.</p>
      <Checkbox name="IsAdult" label="Jag har fyllt 18 år" error={error} defaultChecked={initial.IsAdult === "true"} />
    </>
  );
}
