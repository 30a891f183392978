import { alertText } from "@lagrum/core/texts/accounts";
import type { ReactNode } from "react";
import type { FormRefusal } from "../forms/errorSummary.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { Notice } from "../ui/Notice.tsx";
import { MailForm } from "./MailForm.tsx";

interface Props {
  title: string;
  /** Above the field. */
  children: ReactNode;
  email: string;
  isBusy: boolean;
  /** Shown once the e-mail is sent. */
  sentText: string | undefined;
  /** Why the e-mail was not sent, shown after `notSentText`. */
  refused: FormRefusal | null;
  notSentText: string;
  onSend: (email: string) => void;
  onClose: () => void;
}

/** A modal that requests an e-mail and stays until it is sent. */
export function MailModal({ title, children, email, isBusy, sentText, refused, notSentText, onSend, onClose }: Props) {
  if (sentText !== undefined) {
    return (
      <GlobalAlert title="Kolla din inkorg" onOk={onClose}>
        {sentText}
      </GlobalAlert>
    );
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button form="mailModal" busy={isBusy}>
            {isBusy ? "Skickar…" : refused ? "Försök igen" : "Skicka mejlet"}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            Avbryt
          </Button>
        </>
      }
    >
      {refused && (
        <Notice tone="danger" title={notSentText} live>
          <p>{alertText(refused)}</p>
        </Notice>
      )}
      {children}
      <MailForm id="mailModal" email={email} refused={refused} isBusy={isBusy} onSend={onSend} />
    </Dialog>
  );
}
