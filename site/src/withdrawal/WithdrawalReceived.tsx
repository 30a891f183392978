import { formatDateTime } from "@lagrum/core/text/dates";
import { Notice } from "../ui/Notice.tsx";

interface Props {
  reference: string | undefined;
  /** The server's time, ISO 8601. */
  at: string | undefined;
}

/** The receipt, the same for known and unknown contracts. */
export function WithdrawalReceived({ reference, at }: Props) {
  return (
    <>
      <h1>Vi har fått ditt meddelande</h1>
      <Notice tone="success" title={at ? `Mottaget ${formatDateTime(at)}` : "Mottaget"}>
        <p>Tiden är sparad hos oss (svensk tid). Det är den som räknas, också om du öppnar mejlet senare.</p>
      </Notice>
      {reference && (
        <p>
          Din referens är <strong>{reference}</strong>.
        </p>
      )}
      <h2>Så går det vidare</h2>
      <ol>
        <li>Du får ett mejl med ett kvitto på ditt meddelande.</li>
        <li>Passar referensen och adressen ihop finns där en länk. Öppna den, se vad du får tillbaka och bekräfta.</li>
        <li>Hittar vi inte köpet, eller öppnar du inte länken, går vi igenom meddelandet för hand och hör av oss.</li>
      </ol>
    </>
  );
}
