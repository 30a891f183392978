import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** The receipt of a message. */
export function ContactThanks({ reference }: { reference: string | undefined }) {
  return (
    <>
      <h1>Tack, vi har fått ditt meddelande</h1>
      <Notice tone="success">
        <p>Vi svarar så snart vi kan, oftast inom två arbetsdagar. En bekräftelse är på väg till din e-post.</p>
      </Notice>
      {reference && (
        <p>
          Din referens är <strong>{reference}</strong>. Uppge den om du skriver till oss igen.
        </p>
      )}
      <ButtonLink variant="secondary" to="/">
        Till startsidan
      </ButtonLink>
    </>
  );
}
