import type { StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import {
  dueSentence,
  laterStart,
  type Purchase,
  startChoiceTexts as texts,
  withdrawalHint,
} from "@lagrum/core/order/purchaseTexts";
import { Checkbox } from "../ui/Checkbox.tsx";
import form from "../ui/Form.module.css";
import { RadioCards } from "../ui/RadioCards.tsx";
import styles from "./Buyer.module.css";
import type { BuyerValues } from "./buyerValues.ts";
import { purchaseOf } from "./purchaseOf.ts";

/** The dates of what is bought. `className` shows them for one choice of the form only, also without JavaScript. */
interface ChoiceDates {
  key: string;
  dates: StartChoices | null;
  className?: string | undefined;
}

interface Props {
  initial: Pick<BuyerValues, "StartNow" | "LoseRight">;
  errors: Partial<Record<keyof BuyerValues, string>>;
  /** One, or one for each service that the form offers. */
  choices: ChoiceDates[];
}

/**
 * A consumer's choice of the start, each with its date, none chosen beforehand; and the consent to the loss of the
 * right of withdrawal (distansavtalslagen 2 kap. 2, 11 and 15 §§). A company, which has no right, doesn't see it.
 */
export function StartChoice({ initial, errors, choices }: Props) {
  const datesOf = (StartNow: "true" | "false", words: (purchase: Purchase) => string) =>
    choices.map(({ key, dates, className }) => (
      <span key={key} className={className}>
        {words(purchaseOf({ Role: "Private", StartNow, LoseRight: "" }, dates))}{" "}
      </span>
    ));
  return (
    <div className={styles.consumer}>
      <RadioCards
        name="StartNow"
        label={texts.label}
        hint={withdrawalHint(choices[0]?.dates?.StartNow ?? null)}
        error={errors.StartNow}
        chosen={initial.StartNow}
        choices={[
          {
            value: "true",
            title: texts.now.title,
            text: (
              <>
                {datesOf("true", dueSentence)}
                {texts.now.consent}
              </>
            ),
          },
          {
            value: "false",
            title: texts.later.title,
            text: datesOf("false", (purchase) => `${laterStart(purchase)} ${dueSentence(purchase)}`),
          },
        ]}
      />
      <div className={styles.loseRight}>
        <Checkbox
          name="LoseRight"
          label={texts.loseRight}
          error={errors.LoseRight}
          defaultChecked={initial.LoseRight === "true"}
        />
      </div>
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
