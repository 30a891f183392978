import { Link } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Button } from "../ui/Button.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import form from "../ui/Form.module.css";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextField } from "../ui/TextField.tsx";
import { receivedPath, type WithdrawalValues, withdrawalForm } from "./withdrawalForm.ts";

interface Props {
  /** As the server rendered it. */
  start: FormState<WithdrawalValues>;
  /** The purchase that a link is about. */
  orderRef: string | undefined;
  send: SiteClient["submitWithdrawal"];
}

/** The withdrawal function of distansavtalslagen 2 kap. 10 a §: no account, and only the fields that the law lists. */
export function WithdrawalPage({ start, orderRef, send }: Props) {
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: withdrawalForm,
    start,
    draftOf: orderRef,
    send,
    // A full load: the receipt is the same page as without JavaScript.
    onSent: (receipt) => window.location.assign(receivedPath(receipt)),
  });
  return (
    <>
      <ErrorSummary {...summary} />
      <h1>Ångra avtalet</h1>
      <p className={form.lead}>
        Som konsument får du ångra ett köp inom 14 dagar från dagen efter att vi bekräftade det. Du behöver inte säga
        varför. <Link to="/villkor">Så fungerar ångerrätten</Link>.
      </p>
      <p className={form.lead}>
        Fyll i uppgifterna och skicka. Sedan får du ett mejl med en länk, där du ser vad du får tillbaka och bekräftar.
        Det är tiden då du skickar som räknas.
      </p>
      <form key={revision} action="/angra" {...formProps}>
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
        <EmailField
          hint="Den adress som du uppgav när du köpte. Hit skickar vi kvittot på att du har ångrat dig."
          error={errors.Email}
          defaultValue={initial.Email}
        />
        <SpamProtectionFields {...initial} />
        <Button busy={sending}>{sending ? "Skickar…" : "Ångra avtalet"}</Button>
      </form>
    </>
  );
}
