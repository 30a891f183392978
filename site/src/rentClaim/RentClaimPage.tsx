import { Link } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import form from "../ui/Form.module.css";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { ClaimConsents, HomeFields, LandlordFields, TenantFields } from "./RentClaimFields.tsx";
import { type RentClaimValues, readRentCheck, rentClaimForm } from "./rentClaimForm.ts";

interface Props {
  /** As the server rendered it, with the facts of the estimate. */
  start: FormState<RentClaimValues>;
  send: SiteClient["submitRentClaim"];
}

/** The form of a rent claim, after the estimate. */
export function RentClaimPage({ start, send }: Props) {
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: rentClaimForm,
    start,
    send,
    // A full load: the claim's page is the same as without JavaScript.
    onSent: ({ AccessCode }) => window.location.assign(`/overhyra/arende?code=${AccessCode}`),
  });
  if (readRentCheck(initial.Check) === null) return <EstimateFirst />;
  return (
    <>
      <ErrorSummary {...summary} />
      <h1>Skicka in ditt hyresärende</h1>
      <p className={form.lead}>
        Det kostar inget att skicka in ärendet. En jurist läser det och talar om vad du kan göra, och vad det kostar om
        du vill att vi driver det. Underlag bifogar du i nästa steg.
      </p>
      <form key={revision} action="/overhyra/anmal" {...formProps}>
        <input type="hidden" name="Check" value={initial.Check} />
        <HomeFields initial={initial} errors={errors} />
        <LandlordFields initial={initial} errors={errors} />
        <TenantFields initial={initial} errors={errors} />
        <ClaimConsents initial={initial} errors={errors} />
        <SpamProtectionFields {...initial} />
        <Button busy={sending}>{sending ? "Skickar…" : "Skicka ärendet"}</Button>
      </form>
    </>
  );
}

/** Shown without the facts of an estimate. */
function EstimateFirst() {
  return (
    <>
      <h1>Skicka in ditt hyresärende</h1>
      <p className={form.lead}>
        Börja med att räkna ut om hyran är för hög. Sedan går du vidare till ärendet, med de uppgifter som du redan har
        fyllt i.
      </p>
      <p className={form.actions}>
        <ButtonLink to="/overhyra">Räkna ut hyran</ButtonLink>
      </p>
      <p>
        Har du redan ett ärende? Det finns på <Link to="/mina-arenden">Mina ärenden</Link>.
      </p>
    </>
  );
}
