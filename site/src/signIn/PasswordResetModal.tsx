import { passwordResetWith } from "@lagrum/core/machines/passwordReset";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { useMachine } from "@xstate/react";
import { refusalIn } from "../forms/errorSummary.ts";
import { inspect } from "../session/inspector.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { MailModal } from "./MailModal.tsx";

const passwordReset = passwordResetWith(siteEffects);

/** Requests a password-reset e-mail. The result is the same for every address, so that no account is disclosed. */
export function PasswordResetModal({ email, onClose }: { email: string; onClose: () => void }) {
  const [snapshot, send] = useMachine(passwordReset, { input: { Email: email }, inspect });
  return (
    <MailModal
      title="Välj ett nytt lösenord"
      email={email}
      isBusy={snapshot.hasTag("pending")}
      sentText={snapshot.matches("sent") ? accountTexts["login.forgotpasswordsent"] : undefined}
      refused={refusalIn(snapshot.context)}
      notSentText={accountTexts["passwordReset.notSent"]}
      onSend={(Email) => send({ type: "SEND", Email })}
      onClose={onClose}
    >
      <p>Skriv adressen du loggar in med, så mejlar vi en länk.</p>
    </MailModal>
  );
}
