import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings.ts";

/** What we do with what askers and applicants tell us, for as long as the service does just that. */
export function PrivacyPage({ company }: { company: Company }) {
  const mail = <a href={`mailto:${company.Email}`}>{company.Email}</a>;
  return (
    <>
      <Breadcrumbs current="Så behandlar vi dina uppgifter" />
      <h1>Så behandlar vi dina uppgifter</h1>
      <p>
        {company.Name}, org.nr {company.OrgNumber}, är personuppgiftsansvarig. Du når oss på {mail} eller{" "}
        {company.Phone}.
      </p>
      <h2>Vad vi samlar in</h2>
      <p>
        När du ställer en fråga sparar vi din e-postadress, det namn eller alias du anger om du vill, och det du
        berättar om din situation. Skriv inga personnummer och inte mer om andra än vad som behövs.
      </p>
      <h2>Varför och med vilken rätt</h2>
      <ul>
        <li>
          Frågan och dina kontaktuppgifter behöver vi för att kunna svara dig. Den rättsliga grunden är avtalet med dig
          och det som du ber oss göra innan ett avtal finns.
        </li>
        <li>
          Fråga och svar publicerar vi utan uppgifter om vem du är, så att andra kan ha nytta av dem. Grunden är vårt
          berättigade intresse av att sprida kunskap om juridik. Du kan när som helst säga nej på din statussida.
        </li>
      </ul>
      <h2>Hur länge</h2>
      <p>
        En fråga som du inte bekräftar raderas efter sju dagar. Andra frågor och kontaktuppgifter har vi kvar tills du
        ber oss radera dem eller tills vi inte längre behöver dem.
      </p>
      <h2>Om du söker som rådgivare</h2>
      <p>
        Då sparar vi det du skriver i ansökan och dina svar på provfrågorna, för att kunna pröva om vi ska ingå avtal
        med dig. Svaren bedöms utan ditt namn. En ansökan vars e-postadress inte bekräftas raderas efter sju dagar.
        Lösenordet finns bara hos vår inloggningstjänst. På din kontosida kan du se, rätta, hämta och radera dina
        uppgifter.
      </p>
      <h2>Vem som ser uppgifterna</h2>
      <p>
        De jurister och juriststudenter som arbetar hos oss, och de företag som sköter driften och mejlen åt oss. Ditt
        namn och din e-postadress publiceras aldrig.
      </p>
      <h2>Dina rättigheter</h2>
      <p>
        Du kan begära att få veta vilka uppgifter vi har om dig, få ut dem, få dem rättade eller raderade, och begära
        att vi begränsar hur vi använder dem. Du kan också invända mot publicering. Skriv till {mail}.
      </p>
      <p>
        Är du inte nöjd kan du klaga hos <a href="https://www.imy.se/">Integritetsskyddsmyndigheten (IMY)</a>.
      </p>
      <h2>Kakor</h2>
      <p>
        Den som bara läser eller ställer frågor får inga kakor av oss. Det du skriver i ett formulär sparas i din
        webbläsare tills du skickar det eller stänger fliken. Loggar du in sparas kakan ”token”, som behövs för att visa
        sidorna för dig.
      </p>
    </>
  );
}
