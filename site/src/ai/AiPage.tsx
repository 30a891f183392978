import { Link } from "@tanstack/react-router";
import { SearchForm } from "../search/SearchForm.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { PlaceholderPage } from "../ui/PlaceholderPage.tsx";
import { AiIllustration } from "./AiIllustration.tsx";

/** The coming AI page. */
export function AiPage() {
  return (
    <PlaceholderPage
      title="Fråga vår AI"
      lead="Den finns inte än. I dag används ingen AI när du söker eller ställer en fråga här. På den här sidan finns inget att fylla i om dig själv, och vi samlar inte in något."
      illustration={<AiIllustration />}
      alternatives={[
        {
          title: "Sök bland svaren",
          text: "Skriv med egna ord, så letar vi i både frågor och svar.",
          action: <SearchForm label="Sök bland svaren" />,
        },
        {
          title: "Bläddra",
          text: "Alla svar ligger ordnade efter rättsområde, från arv och hyra till arbete och skatt.",
          action: (
            <Link to="/categories/{-$id}" params={{ id: undefined }}>
              Till rättsområdena
            </Link>
          ),
        },
        {
          title: "Fråga en människa",
          text: "En jurist eller juriststudent läser din fråga och svarar. Det kostar ingenting.",
          action: <ButtonLink to="/ask_a_question">Ställ en fråga</ButtonLink>,
        },
      ]}
      plans={[
        "Du får ett kort svar som bygger på de svar som redan är publicerade här och på lagtext, och på inget annat.",
        "Varje mening visar sin källa. Hittar den inget stöd säger den att den inte vet.",
        "Det kommer att stå tydligt att svaret är skapat av AI och att det inte är juridisk rådgivning.",
        "Vi mäter hur ofta den har rätt och visar resultatet innan du använder den.",
      ]}
      note={
        <>
          Innan den öppnar skriver vi i <Link to="/integritet">integritetspolicyn</Link> vad som händer med det du
          frågar den.
        </>
      }
    />
  );
}
