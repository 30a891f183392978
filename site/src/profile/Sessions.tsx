import { errorText } from "@lagrum/core/texts/errors";
import { useState } from "react";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { sessionEvents } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmationModal } from "../ui/ConfirmationModal.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Ends every session of the account: for a lost phone or a public computer. */
export function Sessions() {
  const [isAsking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  const end = async () => {
    setSending(true);
    const outcome = await authenticatedApi.signOutEverywhere();
    setSending(false);
    setAsking(false);
    if (outcome.ok) sessionEvents.end("REVOKED_TOKEN");
    else setCode(outcome.body.Code);
  };

  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Dina inloggningar</h2>
      <p>Har du tappat din telefon, eller glömt att logga ut från en dator? Logga ut överallt, också här.</p>
      {code && (
        <Notice tone="danger" title="Du är inte utloggad överallt" live>
          <p>{errorText(code)}</p>
        </Notice>
      )}
      <Button type="button" variant="secondary" onClick={() => setAsking(true)}>
        Logga ut överallt
      </Button>
      <ConfirmationModal
        open={isAsking}
        title="Logga ut överallt?"
        busy={sending}
        onYes={() => void end()}
        onCancel={() => setAsking(false)}
      >
        <p>Du loggas ut på alla enheter, också på den här, och får logga in igen.</p>
      </ConfirmationModal>
    </section>
  );
}
