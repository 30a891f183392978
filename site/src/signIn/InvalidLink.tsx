import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";

/** Shown for an e-mailed link that is invalid or used. */
export function InvalidLink({ code = "LINK_INVALID" }: { code?: string | undefined }) {
  return (
    <>
      <h1>Länken går inte att använda</h1>
      <p role="alert">{errorText(code)}</p>
      <p>
        En ny länk får du på sidan där du <Link to="/signin">loggar in</Link>.
      </p>
    </>
  );
}
