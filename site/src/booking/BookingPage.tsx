import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { PlaceholderPage } from "../ui/PlaceholderPage.tsx";
import { BookingIllustration } from "./BookingIllustration.tsx";

/** The coming booking page. */
export function BookingPage({ company }: { company: Company }) {
  const call = company.Phone && {
    title: "Ring oss",
    text: company.OpeningHours
      ? `${company.OpeningHours}. Vi svarar på hur tjänsten fungerar, men ger inte råd per telefon än.`
      : "Vi svarar på hur tjänsten fungerar, men ger inte råd per telefon än.",
    action: <a href={`tel:${company.Phone.replace(/[^\d+]/g, "")}`}>{company.Phone}</a>,
  };
  return (
    <>
      <Breadcrumbs current="Boka tid" />
      <PlaceholderPage
        title="Boka tid med en jurist"
        lead="Det går inte att boka tid på webbplatsen än. Vi bygger det nu. På den här sidan finns inget att fylla i och ingen lista att skriva upp sig på."
        illustration={<BookingIllustration />}
        alternatives={[
          {
            title: "Ställ en fråga",
            text: "Beskriv vad som har hänt, så svarar en jurist eller juriststudent skriftligt. Det kostar ingenting, oftast svarar vi inom 14 dagar.",
            action: <ButtonLink to="/ask_a_question">Ställ en fråga</ButtonLink>,
          },
          {
            title: "Läs vad andra har frågat",
            text: "Sök bland svaren eller bläddra efter rättsområde. Kanske är din fråga redan besvarad.",
            action: (
              <Link to="/categories/{-$id}" params={{ id: undefined }}>
                Till rättsområdena
              </Link>
            ),
          },
          {
            title: "Se fasta priser",
            text: "Läs vad ett testamente, ett samboavtal eller en granskning av avtal kommer att kosta.",
            action: <Link to="/fixed_price">Till fasta priser</Link>,
          },
          ...(call ? [call] : []),
        ]}
        plans={[
          "Du väljer en ledig tid och om ni ska talas vid på telefon, på video eller på vårt kontor.",
          "Ett första samtal på 15 minuter är gratis. Längre möten har ett fast pris med moms, som du ser innan du bokar.",
          "Du kan boka om eller avboka utan kostnad fram till 24 timmar före.",
          "Behöver du tolk eller annan anpassning säger du det när du bokar.",
        ]}
        note={
          <>
            Är det bråttom, eller är någon i fara? Ring <a href="tel:112">112</a>. Har du ett datum att passa, till
            exempel för att överklaga, kontakta myndigheten eller domstolen nu i stället för att vänta på oss.
          </>
        }
      />
    </>
  );
}
