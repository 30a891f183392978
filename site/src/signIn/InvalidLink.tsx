import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";

/** A mailed link that nothing can be done with. */
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
