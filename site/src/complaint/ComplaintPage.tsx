import { complaintWishes } from "@lagrum/core/complaint/complaintSchema";
import { complaintRight } from "@lagrum/core/policy/complaintRight";
import { complaintWishTexts } from "@lagrum/core/texts/complaints";
import { Link } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Button } from "../ui/Button.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import form from "../ui/Form.module.css";
import { RadioCards } from "../ui/RadioCards.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { type ComplaintValues, complaintForm, receiptPath } from "./complaintForm.ts";

interface Props {
  /** As the server rendered it. */
  start: FormState<ComplaintValues>;
  /** The purchase that a link is about. */
  orderRef: string | undefined;
  send: SiteClient["submitComplaint"];
}

const choices = complaintWishes.map((wish) => ({ value: wish, title: complaintWishTexts[wish] }));

/** A complaint by reference and address, without an account (our terms, section 11). */
export function ComplaintPage({ start, orderRef, send }: Props) {
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: complaintForm,
    start,
    draftOf: orderRef,
    send,
    // A full load: the receipt is the same page as without JavaScript.
    onSent: (receipt) => window.location.assign(receiptPath(receipt)),
  });
  return (
    <>
      <ErrorSummary {...summary} />
      <h1>Reklamera ett köp</h1>
      <p className={form.lead}>
        {complaintRight} Säg till så snart du kan, så rättar vi felet. Du får besked med ett mejl inom 14 dagar. Vill du
        i stället ångra köpet gör du det på <Link to="/angra">Ångra avtalet</Link>.
      </p>
      <form key={revision} action="/reklamera" {...formProps}>
        <TextField name="Name" label="Namn" autoComplete="name" error={errors.Name} defaultValue={initial.Name} />
        <TextField
          name="OrderRef"
          label="Köpets referens"
          hint="Står i mejlen från oss, till exempel O-5012, L-1111 eller B-67."
          narrow
          autoComplete="off"
          error={errors.OrderRef}
          defaultValue={initial.OrderRef}
        />
        <EmailField hint="Den adress som du uppgav när du köpte." error={errors.Email} defaultValue={initial.Email} />
        <RadioCards name="Wish" label="Vad vill du?" error={errors.Wish} chosen={initial.Wish} choices={choices} />
        <TextArea
          name="Description"
          label="Vad är fel?"
          hint="Beskriv vad som är fel och när du märkte det. Skriv inga personnummer."
          error={errors.Description}
          defaultValue={initial.Description}
        />
        <SpamProtectionFields {...initial} />
        <Button busy={sending}>{sending ? "Skickar…" : "Skicka reklamationen"}</Button>
      </form>
    </>
  );
}
