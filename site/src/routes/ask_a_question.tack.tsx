import { publicationStep } from "@lagrum/core/question/publicationTexts";
import { createFileRoute } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { AskParent } from "../questions/AskParent.tsx";
import { readReference } from "../questions/accessCode.ts";
import { NextSteps } from "../questions/NextSteps.tsx";
import { headOf } from "../searchEngines/pageHead.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

export const Route = createFileRoute("/ask_a_question/tack")({
  // Always returned: a key that validateSearch leaves out keeps its raw value.
  validateSearch: (
    search,
  ): { ref?: string | undefined; betald?: boolean | undefined; publiceras?: boolean | undefined } => ({
    ref: readReference(search.ref),
    betald: search.betald === true ? true : undefined,
    publiceras: search.publiceras === true ? true : undefined,
  }),
  head: () => headOf({ title: "Tack för din fråga" }),
  component: Received,
});

function Received() {
  const { ref, betald = false, publiceras = false } = Route.useSearch();
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Tack" />
      <h1>Bekräfta frågan via mejlet</h1>
      <Notice>
        <p>
          Vi har skickat ett mejl till adressen du angav. Öppna länken i mejlet och bekräfta
          {betald ? ". Då kommer du till betalningen." : ", så når frågan våra jurister."}
        </p>
      </Notice>
      {ref && (
        <p>
          Din referens är <strong>{ref}</strong>. Uppge den om du kontaktar oss.
        </p>
      )}
      <h2>Vad händer nu?</h2>
      <NextSteps
        confirmed={false}
        isPaid={betald}
        publication={publicationStep({ Type: betald ? "Express" : "Free", PublishConsent: publiceras })}
      />
      <p>Har mejlet inte kommit inom några minuter? Titta i skräpposten. Länken gäller i 48 timmar.</p>
      <ButtonLink variant="secondary" to="/answers">
        Läs andras frågor och svar
      </ButtonLink>
    </>
  );
}
