import { errorText } from "@lagrum/core/texts/errors";
import { Link } from "@tanstack/react-router";

/** Shown for a link with an invalid access code. */
export function InvalidOrderLink({ code }: { code: string }) {
  return (
    <>
      <h1>Länken går inte att öppna</h1>
      <p>{errorText(code)}</p>
      <p>
        Saknar du mejlet? Titta i skräpposten, eller <Link to="/contact">skriv till oss</Link> med din referens.
      </p>
    </>
  );
}
