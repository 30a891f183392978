import { formatPrice } from "@lagrum/core/money/money";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { CheckList } from "../ui/CheckList.tsx";
import { Counter } from "../ui/Counter.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { RadioCards } from "../ui/RadioCards.tsx";
import { Select } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import styles from "./ComponentsPage.module.css";
import { Specimen, State } from "./Specimen.tsx";

const variants = [
  { variant: "primary", name: "Det sidan är till för, en gång", words: "Ställ en fråga" },
  { variant: "secondary", name: "En väg bredvid", words: "Nästa sida" },
  { variant: "quiet", name: "En väg tillbaka", words: "Avbryt" },
  { variant: "danger", name: "Det som inte går att ångra", words: "Ta bort frågan" },
  { variant: "plain", name: "Ett steg inne i en text", words: "Ändra" },
] as const;

const story =
  "Jag köpte en tvättmaskin i mars. Nu läcker den, och butiken säger att det är mitt fel eftersom jag har flyttat den själv.";

const choices = [
  {
    value: "gratis",
    title: questionTypeTexts.Free,
    aside: formatPrice(0),
    text: "Vi svarar i mån av tid, oftast inom 14 dagar.",
  },
  {
    value: "express",
    title: questionTypeTexts.Express,
    aside: formatPrice(129_500),
    text: "Du får ett skriftligt svar inom tre arbetsdagar.",
  },
  {
    value: "telefon",
    title: questionTypeTexts.PhoneAdvice,
    aside: "Tas inte emot just nu",
    text: "En jurist ringer dig på den tid du har valt.",
    disabled: true,
  },
];

const languages = [
  { value: "sv", title: "Svenska" },
  { value: "en", title: "Engelska" },
  { value: "fi", title: "Finska" },
];

function Buttons() {
  return (
    <Specimen name="Knapp" use="Gör något. Leder den bara vidare är den en länk som ser ut som en knapp.">
      {variants.map(({ variant, name, words }) => (
        <State key={variant} name={`${variant}: ${name}`}>
          <div className={styles.row}>
            <Button variant={variant} type="button">
              {words}
            </Button>
            <span className={styles.focused}>
              <Button variant={variant} type="button">
                {words}, i fokus
              </Button>
            </span>
            <Button variant={variant} type="button" busy>
              {words} …
            </Button>
            <Button variant={variant} type="button" disabled>
              {words}
            </Button>
          </div>
        </State>
      ))}
      <State name="Länk som leder vidare">
        <ButtonLink to="/ask_a_question">Till formuläret</ButtonLink>
      </State>
    </Specimen>
  );
}

function Fields() {
  return (
    <>
      <Specimen
        name="Textfält"
        use="Ett kort svar. Etiketten står ovanför, ledtråden mellan, och felet närmast fältet."
      >
        <TextField name="falt-tomt" label="E-post" hint="Hit skickar vi svaret." type="email" />
        <TextField name="falt-ifyllt" label="Förnamn" optional defaultValue="Åsa" narrow />
        <div className={styles.focused}>
          <TextField name="falt-fokus" label="Telefon, i fokus" type="tel" narrow />
        </div>
        <TextField
          name="falt-fel"
          label="E-post, med fel"
          hint="Hit skickar vi svaret."
          error="Skriv adressen med ett @, till exempel namn@exempel.se."
          defaultValue="asa.exempel.se"
        />
        <TextField name="falt-av" label="Referens, går inte att ändra" defaultValue="L-1001" disabled narrow />
      </Specimen>
      <Specimen name="Lösenord" use="Den som skriver får se det som skrivs.">
        <PasswordField name="losenord" label="Lösenord" hint="Minst 12 tecken." autoComplete="off" />
      </Specimen>
      <Specimen name="Textruta" use="En berättelse. Texten räknas, men inget klipps bort.">
        <TextArea
          name="ruta"
          label="Din fråga"
          hint="Berätta vad som har hänt och vad du vill veta."
          defaultValue={story}
        >
          <Counter length={story.length} max={4000} />
        </TextArea>
        <TextArea name="ruta-fel" label="Din fråga, för lång" error="Korta texten med 12 tecken." defaultValue={story}>
          <Counter length={story.length} max={story.length - 12} />
        </TextArea>
      </Specimen>
      <Specimen name="Lista att välja ur" use="Ett val av många. Av få: valkort.">
        <Select name="omrade" label="Rättsområde" defaultValue="hyra">
          <option value="">Välj område</option>
          <option value="hyra">Hyresrätt</option>
          <option value="arv">Arvsrätt</option>
        </Select>
        <Select name="omrade-fel" label="Rättsområde, med fel" error="Välj det rättsområde som passar bäst.">
          <option value="">Välj område</option>
        </Select>
      </Specimen>
      <Specimen name="Kryssruta" use="Ett ja. Aldrig ikryssad i förväg.">
        <Checkbox name="ja" label="Jag har läst hur ni behandlar mina uppgifter." />
        <Checkbox name="ja-valt" label="Ikryssad" defaultChecked />
        <Checkbox name="ja-av" label="Går inte att välja" disabled />
        <Checkbox name="ja-fel" label="Jag godkänner villkoren." error="Godkänn villkoren för att kunna skicka." />
      </Specimen>
      <Specimen name="Kryssrutor" use="Flera val av många. De som få behöver är hopfällda.">
        <CheckList
          name="sprak"
          label="Språk"
          hint="Välj dem du kan svara på."
          choices={languages.slice(0, 2)}
          more={{ summary: "Fler språk", choices: languages.slice(2) }}
          chosen={["sv"]}
        />
        <CheckList
          name="sprak-fel"
          label="Språk, med fel"
          error="Välj minst ett språk."
          choices={languages.slice(0, 2)}
          chosen={[]}
        />
      </Specimen>
      <Specimen name="Valkort" use="Ett val av få, där varje har ett pris och ett löfte.">
        <RadioCards name="tjanst" label="Vilket svar vill du ha?" choices={choices} chosen="gratis" />
        <RadioCards
          name="tjanst-fel"
          label="Vilket svar vill du ha? Med fel"
          error="Välj hur du vill ha svar."
          choices={choices.slice(0, 2)}
          chosen=""
        />
      </Specimen>
    </>
  );
}

export function Controls() {
  return (
    <>
      <Buttons />
      <Fields />
    </>
  );
}
