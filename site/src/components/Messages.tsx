import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Specimen, State } from "./Specimen.tsx";

const errors = [
  { field: "falt-fel", text: "Skriv adressen med ett @, till exempel namn@exempel.se." },
  { field: "omrade-fel", text: "Välj det rättsområde som passar bäst." },
];
const none: typeof errors = [];

export function Messages() {
  const [wrong, setWrong] = useState(false);
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Specimen name="Upplysning" use="Något läsaren bör veta just här. Färgen upprepar bara det som orden säger.">
        <Notice>Svaren är allmän information och ersätter inte rådgivning i ditt eget ärende.</Notice>
        <Notice tone="info" title="Svaret är äldre än två år">
          <p>Lagen kan ha ändrats sedan dess.</p>
        </Notice>
        <Notice tone="success" title="Din fråga är bekräftad">
          <p>Vi hör av oss när en jurist har tagit sig an den.</p>
        </Notice>
        <Notice tone="caution" title="Här finns ofta en tidsfrist">
          <p>Ett beslut ska i regel överklagas inom tre veckor.</p>
        </Notice>
        <Notice tone="danger" title="Frågan kunde inte skickas">
          <p>Din text finns kvar. Försök igen om en stund.</p>
        </Notice>
      </Specimen>
      <Specimen
        name="Felsammanfattning"
        use="Överst när ett formulär inte går att skicka. Den tar fokus, läses upp, och varje rad leder till sitt fält."
      >
        <ErrorSummary errors={wrong ? errors : none} />
        <Button type="button" variant="secondary" onClick={() => setWrong(!wrong)}>
          {wrong ? "Dölj felen" : "Visa felen"}
        </Button>
      </Specimen>
      <Specimen
        name="Dialog"
        use="En fråga som måste besvaras först. Esc stänger, och fokus går tillbaka till knappen."
      >
        <Button type="button" variant="secondary" onClick={() => setAsked(true)}>
          Öppna dialogen
        </Button>
        <Dialog
          open={asked}
          onClose={close}
          title="Vill du ta bort utkastet?"
          actions={
            <>
              <Button type="button" variant="danger" onClick={close}>
                Ta bort
              </Button>
              <Button type="button" variant="quiet" onClick={close}>
                Behåll det
              </Button>
            </>
          }
        >
          <p>Texten du har skrivit försvinner och går inte att få tillbaka.</p>
        </Dialog>
      </Specimen>
      <Specimen name="Tomt" use="Där en lista skulle stå. Säger vad man kan göra i stället.">
        <EmptyState
          picture="answers"
          title="Inga svar passar din sökning"
          actions={
            <Button type="button" variant="secondary">
              Rensa sökningen
            </Button>
          }
        >
          <p>Leta bland rättsområdena, eller ställ frågan.</p>
        </EmptyState>
      </Specimen>
      <Specimen name="Hämtar" use="När text är på väg och det dröjer mer än ett ögonblick.">
        <State name="Tre rader">
          <Loading />
        </State>
      </Specimen>
    </>
  );
}
