import type { ClientErrorCode } from "@lagrum/core/contract/problem";
import { errorText } from "@lagrum/core/texts/errors";
import type { ReactNode } from "react";
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
  /** What is said when the mail is on its way. */
  sentText: string | undefined;
  /** What the mail could not be sent by, after these words. */
  error: ClientErrorCode | null;
  notSentText: string;
  onSend: (email: string) => void;
  onClose: () => void;
}

/** Asks for a mail before the page, until it is on its way. */
export function MailModal({ title, children, email, isBusy, sentText, error, notSentText, onSend, onClose }: Props) {
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
            {isBusy ? "Skickar…" : error ? "Försök igen" : "Skicka mejlet"}
          </Button>
          <Button type="button" look="secondary" onClick={onClose}>
            Avbryt
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="danger" title={notSentText} live>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {children}
      <MailForm id="mailModal" email={email} isBusy={isBusy} onSend={onSend} />
    </Dialog>
  );
}
