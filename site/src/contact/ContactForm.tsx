import { contactSubjects } from "@lagrum/core/contact/contactSchema";
import { contactSubjectTexts } from "@lagrum/core/texts/contact";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Button } from "../ui/Button.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import styles from "../ui/Form.module.css";
import { PhoneField } from "../ui/PhoneField.tsx";
import { Select } from "../ui/Select.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import type { ContactValues } from "./contactForm.ts";

interface Props {
  /** Initial values; the fields are uncontrolled. */
  initial: ContactValues;
  errors: Partial<Record<keyof ContactValues, string>>;
  sending: boolean;
  formProps: ComponentProps<"form">;
}

export function ContactForm({ initial, errors, sending, formProps }: Props) {
  return (
    <form action="/contact" {...formProps}>
      <TextField name="Name" label="Namn" autoComplete="name" error={errors.Name} defaultValue={initial.Name} />
      <EmailField hint="Hit skickar vi svaret." error={errors.Email} defaultValue={initial.Email} />
      <PhoneField optional error={errors.Phone} defaultValue={initial.Phone} />
      <Select name="Subject" label="Vad gäller det?" error={errors.Subject} defaultValue={initial.Subject}>
        <option value="">Välj ämne</option>
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {contactSubjectTexts[subject].name}
          </option>
        ))}
      </Select>
      <TextField
        name="OrderRef"
        label="Referens eller ordernummer"
        hint="Står i mejlet från oss, till exempel L-1042."
        optional
        narrow
        autoComplete="off"
        error={errors.OrderRef}
        defaultValue={initial.OrderRef}
      />
      <TextArea
        name="Message"
        label="Meddelande"
        hint="Skriv inga personnummer och inget om din hälsa."
        error={errors.Message}
        defaultValue={initial.Message}
      />
      <SpamProtectionFields {...initial} />
      <p className={styles.lead}>
        Vi använder uppgifterna för att svara dig och raderar dem efter ett år.{" "}
        <Link to="/integritet" target="_blank">
          Så behandlar vi dina uppgifter (öppnas i en ny flik)
        </Link>
      </p>
      <Button busy={sending}>{sending ? "Skickar…" : "Skicka meddelandet"}</Button>
    </form>
  );
}
