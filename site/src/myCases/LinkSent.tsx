import { Link } from "@tanstack/react-router";
import { Notice } from "../ui/Notice.tsx";

/** The same page for every e-mail address, so that none is disclosed. */
export function LinkSent() {
  return (
    <>
      <h1>Titta i din e-post</h1>
      <Notice tone="success" live>
        <p>Finns det ärenden på adressen har vi mejlat en länk dit. Länken gäller i 15 minuter och fungerar en gång.</p>
      </Notice>
      <h2>Kommer inget mejl?</h2>
      <ul>
        <li>Titta i skräpposten, och vänta några minuter.</li>
        <li>
          Du kan ha använt en annan adress. <Link to="/mina-arenden">Försök med en annan adress</Link>.
        </li>
        <li>Efter 90 dagar raderar vi din adress ur besvarade frågor. Då finns de inte med här längre.</li>
      </ul>
    </>
  );
}
