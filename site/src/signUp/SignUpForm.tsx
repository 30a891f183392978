import { referralSources } from "@lagrum/core/account/accountSchema";
import { referralSourceTexts } from "@lagrum/core/texts/people";
import { Link } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import type { FormFields } from "../forms/useFormFields.ts";
import { type ProfileChoices, ProfileFields } from "../profile/ProfileFields.tsx";
import { passwordHint } from "../signIn/passwordCheck.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import styles from "../ui/Form.module.css";
import { PasswordField } from "../ui/PasswordField.tsx";
import { Select } from "../ui/Select.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import type { SignUpValues } from "./signUpForm.ts";

interface Props {
  fields: FormFields<SignUpValues>;
  errors: Partial<Record<keyof SignUpValues, string>>;
  choices: ProfileChoices;
  sending: boolean;
  onSubmit: () => void;
}

export function SignUpForm({ fields, errors, choices, sending, onSubmit }: Props) {
  const { initial } = fields;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={fields.element} method="post" action="/signup" noValidate onInput={fields.onInput} onSubmit={submit}>
      <ProfileFields initial={initial} errors={errors} choices={choices}>
        <EmailField
          hint="Hit skickar vi en länk som bekräftar adressen. Med den loggar du sedan in."
          autoComplete="username"
          error={errors.Email}
          defaultValue={initial.Email}
        />
        <PasswordField
          name="Password"
          label="Lösenord"
          hint={passwordHint}
          autoComplete="new-password"
          error={errors.Password}
          defaultValue={initial.Password}
        />
        <SpamProtectionFields {...initial} />
      </ProfileFields>
      <fieldset className={styles.part}>
        <legend>Villkor</legend>
        <Select
          name="ReferralSource"
          label="Hur hörde du talas om oss?"
          optional
          error={errors.ReferralSource}
          defaultValue={initial.ReferralSource}
        >
          <option value="">Välj, om du vill</option>
          {referralSources.map((source) => (
            <option key={source} value={source}>
              {referralSourceTexts[source]}
            </option>
          ))}
        </Select>
        <ul className={styles.terms}>
          <li>
            Den som ställer en fråga berättar om sådant som är privat. Det stannar hos oss, också när du har slutat.
          </li>
          <li>
            Vi sparar ansökan för att kunna pröva den. Bekräftar du inte adressen raderas den efter sju dagar, och du
            kan när som helst ta bort ditt konto.
          </li>
          <li>
            <Link to="/integritet" target="_blank">
              Så behandlar vi dina uppgifter (öppnas i en ny flik)
            </Link>
          </li>
        </ul>
        <Checkbox
          name="AcceptConfidentiality"
          label="Jag lovar att hålla det jag får veta hemligt"
          error={errors.AcceptConfidentiality}
          defaultChecked={initial.AcceptConfidentiality === "true"}
        />
        <Checkbox
          name="AcceptPrivacy"
          label="Jag godkänner att ni behandlar mina uppgifter"
          error={errors.AcceptPrivacy}
          defaultChecked={initial.AcceptPrivacy === "true"}
        />
      </fieldset>
      <Button busy={sending}>{sending ? "Skickar…" : "Skicka ansökan"}</Button>
    </form>
  );
}
