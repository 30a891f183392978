import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { EmergencyNotice } from "../emergency/EmergencyNotice.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Without JavaScript the chosen area is unknown, so the notice is always shown. */
export function NoScriptEmergency() {
  return (
    <noscript>
      <EmergencyNotice />
    </noscript>
  );
}

export function PersonalNumberNotice() {
  return (
    <Notice tone="caution">
      <p>Det ser ut som ett personnummer. Ta bort det: vi behöver det inte för att svara.</p>
    </Notice>
  );
}

export function DeadlineNotice({ types }: { types: Settings["QuestionTypes"] }) {
  const faster = types.find((type) => type.Code === "Express24" && type.Active);
  return (
    <Notice tone="caution">
      <p>
        Datumet är nära. På en gratis fråga kan vi inte lova svar före dess.
        {faster && ` Välj ${faster.Name.toLocaleLowerCase("sv")} om du behöver svar i tid.`} Kontakta den myndighet
        eller motpart som satt tidsgränsen om du är osäker.
      </p>
    </Notice>
  );
}
