import { dayOf } from "@lagrum/core/text/dates";
import { errorText } from "@lagrum/core/texts/errors";
import { useState } from "react";
import { authenticatedApi } from "../session/authenticatedApi.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all personal data stored about the account. */
export function ExportData() {
  const [at, setAt] = useState<"open" | "fetching" | "done">("open");
  const [code, setCode] = useState<string | null>(null);

  const fetchAll = async () => {
    if (at === "fetching") return;
    setAt("fetching");
    setCode(null);
    const outcome = await authenticatedApi.exportMe();
    setAt(outcome.ok ? "done" : "open");
    if (outcome.ok) download(JSON.stringify(outcome.body, null, 2), `lagrum-mina-uppgifter-${dayOf(new Date())}.json`);
    else setCode(outcome.body.Code);
  };

  return (
    <section aria-labelledby="export">
      <h2 id="export">Hämta dina uppgifter</h2>
      <p>
        Du får en fil (JSON) med allt som vi har sparat om dig: kontot, det du har skrivit och vad som har hänt med
        kontot.
      </p>
      {at === "done" && (
        <Notice tone="success" live>
          <p>Filen är hämtad.</p>
        </Notice>
      )}
      {code && (
        <Notice tone="danger" title="Uppgifterna gick inte att hämta" live>
          <p>{errorText(code)}</p>
        </Notice>
      )}
      <Button type="button" variant="secondary" busy={at === "fetching"} onClick={() => void fetchAll()}>
        {at === "fetching" ? "Hämtar…" : "Hämta uppgifterna"}
      </Button>
    </section>
  );
}
