import { formatDate } from "@lagrum/core/text/dates";
import { Notice } from "../ui/Notice.tsx";

interface Props {
  reference: string | undefined;
  /** The firm's deadline for its reply, ISO 8601. */
  dueDay: string | undefined;
}

/** The receipt, the same for known and unknown purchases. */
export function ComplaintReceived({ reference, dueDay }: Props) {
  return (
    <>
      <h1>Vi har fått din reklamation</h1>
      <Notice
        tone="success"
        title={dueDay ? `Du får besked senast ${formatDate(dueDay)}` : "Du får besked inom 14 dagar"}
      >
        <p>Beskedet kommer med ett mejl. En bekräftelse är på väg till din e-post.</p>
      </Notice>
      {reference && (
        <p>
          Din referens är <strong>{reference}</strong>. Uppge den om du skriver till oss igen.
        </p>
      )}
    </>
  );
}
