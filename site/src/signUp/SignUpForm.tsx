import { referralSources } from "@lagrum/core/account/accountSchema";
import { referralSourceTexts } from "@lagrum/core/texts/people";
import { Link } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { type ProfileChoices, ProfileFields } from "../profile/ProfileFields.tsx";
import { passwordHint } from "../signIn/passwordCheck.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import styles from "../ui/Form.module.css";
import { Honeypot } from "../ui/Honeypot.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { Select } from "../ui/Select.tsx";
import type { SignUpField, SignUpValues } from "./signUpForm.ts";

interface Props {
  /** What the fields begin with; they keep their own values. */
  initial: SignUpValues;
  errors: Partial<Record<SignUpField, string>>;
  choices: ProfileChoices;
  sending: boolean;
  onInput: (form: HTMLFormElement) => void;
  onSubmit: (form: HTMLFormElement) => void;
}

export function SignUpForm({ initial, errors, choices, sending, onInput, onSubmit }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form method="post" action="/signup" noValidate onInput={(event) => onInput(event.currentTarget)} onSubmit={submit}>
      <input type="hidden" name="Key" value={initial.Key} />
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
        />
        <Honeypot defaultValue={initial.Website} />
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
