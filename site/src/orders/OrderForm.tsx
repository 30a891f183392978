import { lengths } from "@lagrum/core/contract/lengths";
import type { StartChoices } from "@lagrum/core/order/purchaseDatesSchema";
import type { Product } from "@lagrum/core/product/productSchema";
import { Link } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { BuyerFields, CounterpartyFields } from "../buyer/BuyerFields.tsx";
import { AdultField, StartChoice } from "../buyer/ConsentFields.tsx";
import type { FormFields } from "../forms/useFormFields.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Counter } from "../ui/Counter.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { BuyerQuestionFields } from "./BuyerQuestionFields.tsx";
import type { OrderValues } from "./orderForm.ts";

interface Props {
  product: Product;
  fields: FormFields<OrderValues>;
  /** Current values. */
  values: OrderValues;
  errors: Partial<Record<keyof OrderValues, string>>;
  /** When the product is due if it is paid now. */
  dates: StartChoices | null;
  today: string;
  onSubmit: () => void;
}

export function OrderForm({ product, fields, values, errors, dates, today, onSubmit }: Props) {
  const { initial } = fields;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  const hasQuestions = Object.keys(product.Questions).length > 0;
  return (
    <form
      ref={fields.element}
      method="post"
      action={`/product/${product.Uri}/bestall`}
      noValidate
      onInput={fields.onInput}
      onSubmit={submit}
    >
      <fieldset className={styles.part}>
        <legend>Om ärendet</legend>
        {hasQuestions && <BuyerQuestionFields product={product} initial={initial} values={values} errors={errors} />}
        <CounterpartyFields initial={initial} errors={errors} />
        <TextArea
          name="Message"
          label="Meddelande"
          optional
          hint="Berätta kort vad som har hänt och vad du vill uppnå. Skriv inte om andras hälsa, brott eller annat känsligt om det inte behövs."
          error={errors.Message}
          defaultValue={initial.Message}
        >
          <Counter length={values.Message.length} max={lengths.OrderMessage.max} />
        </TextArea>
        <TextField
          name="DesiredStart"
          label="Önskat startdatum"
          hint="Om arbetet ska börja en viss dag."
          optional
          narrow
          type="date"
          min={today}
          error={errors.DesiredStart}
          defaultValue={initial.DesiredStart}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Dina uppgifter</legend>
        <BuyerFields initial={initial} errors={errors} />
        <TextField
          name="FirstName"
          label="Förnamn"
          autoComplete="given-name"
          error={errors.FirstName}
          defaultValue={initial.FirstName}
        />
        <TextField
          name="LastName"
          label="Efternamn"
          autoComplete="family-name"
          error={errors.LastName}
          defaultValue={initial.LastName}
        />
        <EmailField
          hint="Hit skickar vi bekräftelsen och en länk till beställningen."
          error={errors.Email}
          defaultValue={initial.Email}
        />
        <PhoneField error={errors.Phone} defaultValue={initial.Phone} />
        <TextField
          name="Street"
          label="Gatuadress"
          autoComplete="street-address"
          error={errors.Street}
          defaultValue={initial.Street}
        />
        <TextField
          name="PostalCode"
          label="Postnummer"
          narrow
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.PostalCode}
          defaultValue={initial.PostalCode}
        />
        <TextField
          name="City"
          label="Postort"
          autoComplete="address-level2"
          error={errors.City}
          defaultValue={initial.City}
        />
        {product.RequiresPersonalNumber && (
          <TextField
            name="PersonalNumber"
            label="Personnummer"
            hint="Behövs i handlingen. Skriv ÅÅÅÅMMDD-NNNN. Det sparas krypterat."
            narrow
            inputMode="numeric"
            autoComplete="off"
            error={errors.PersonalNumber}
            defaultValue={initial.PersonalNumber}
          />
        )}
        <SpamProtectionFields {...initial} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Villkor</legend>
        <StartChoice initial={initial} errors={errors} choices={[{ key: "product", dates }]} />
        <AdultField initial={initial} error={errors.IsAdult} />
        <ul className={styles.terms}>
          <li>
            <Link to="/villkor" target="_blank">
              Alla villkor (öppnas i en ny flik)
            </Link>
          </li>
          <li>
            <Link to="/integritet" target="_blank">
              Så behandlar vi dina uppgifter (öppnas i en ny flik)
            </Link>
          </li>
        </ul>
        <Checkbox
          name="AcceptTerms"
          label="Jag godkänner villkoren"
          error={errors.AcceptTerms}
          defaultChecked={initial.AcceptTerms === "true"}
        />
      </fieldset>
      <Button name="Step" value="review">
        Granska beställningen
      </Button>
    </form>
  );
}
