import { emailLinkWith } from "@lagrum/core/machines/emailLink";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { useMachine } from "@xstate/react";
import { refusalIn } from "../forms/errorSummary.ts";
import { inspect } from "../session/inspector.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { MailModal } from "./MailModal.tsx";

const emailLink = emailLinkWith(siteEffects);

/** Requests an e-mail with a sign-in link. */
export function EmailLinkModal({ email, onClose }: { email: string; onClose: () => void }) {
  const [snapshot, send] = useMachine(emailLink, { input: {}, inspect });
  return (
    <MailModal
      title="Logga in med en länk"
      email={email}
      isBusy={snapshot.hasTag("pending")}
      sentText={snapshot.matches("sent") ? accountTexts["emailLink.sent"] : undefined}
      refused={refusalIn(snapshot.context)}
      notSentText={accountTexts["emailLink.notSent"]}
      onSend={(Email) => send({ type: "SEND", Email })}
      onClose={onClose}
    >
      <p>Skriv adressen du loggar in med, så mejlar vi en länk. Öppna den i samma webbläsare.</p>
    </MailModal>
  );
}
