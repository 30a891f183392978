import { useNavigate } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Button } from "../ui/Button.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { type LinkValues, linkForm } from "./linkForm.ts";

interface Props {
  /** As the server rendered it. */
  start: FormState<LinkValues>;
  /** After signing out. */
  signedOut: boolean;
}

/** Requests the link by mail. */
export function RequestLink({ start, signedOut }: Props) {
  const navigate = useNavigate();
  const { revision, summary, initial, errors, sending, formProps } = useProgressiveForm({
    form: linkForm,
    start,
    send: api().requestMyCasesLink,
    onSent: () => navigate({ to: "/mina-arenden/skickat", replace: true }),
  });
  return (
    <>
      <ErrorSummary {...summary} />
      <h1>Mina ärenden</h1>
      {signedOut && (
        <Notice tone="success" title="Du är utloggad" live>
          <p>Sidan med dina ärenden är stängd i den här webbläsaren.</p>
        </Notice>
      )}
      <p>
        Här ser du allt som du har frågat, beställt och bokat, på ett ställe. Du behöver inget konto: skriv din
        e-postadress, så mejlar vi en länk till dig.
      </p>
      <form action="/mina-arenden" {...formProps} key={revision}>
        <EmailField
          hint="Den adress som du använde när du frågade, beställde eller bokade."
          error={errors.Email}
          defaultValue={initial.Email}
        />
        <SpamProtectionFields {...initial} />
        <Button busy={sending}>{sending ? "Skickar…" : "Mejla mig en länk"}</Button>
      </form>
    </>
  );
}
