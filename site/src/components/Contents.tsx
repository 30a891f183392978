import { formatPrice } from "@lagrum/core/money/money";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Details } from "../ui/Details.tsx";
import { List } from "../ui/List.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { Prose } from "../ui/Prose.tsx";
import { Steps } from "../ui/Steps.tsx";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./ComponentsPage.module.css";
import { Specimen } from "./Specimen.tsx";

const prose = `<p>Du har rätt att häva köpet om felet är <em>väsentligt</em>. Det framgår av <strong>29 § konsumentköplagen</strong> (2022:260).</p><h2>Vad du kan göra</h2><ul><li>Reklamera skriftligt, gärna samma dag.</li><li>Spara kvittot och bilderna.</li></ul><blockquote><p>Säljaren ska avhjälpa felet inom skälig tid.</p></blockquote>`;

const terms = [
  { service: questionTypeTexts.Free, days: "oftast 14 dagar", price: formatPrice(0) },
  { service: questionTypeTexts.Express, days: "3 arbetsdagar", price: formatPrice(129_500) },
];

const titles = [
  "Får hyresvärden behålla depositionen för repor i parketten?",
  "Hur länge har jag rätt att reklamera?",
  "Måste jag säga upp avtalet skriftligt när min sambo och jag står som gemensamma hyresgäster i en andrahandslägenhet?",
];

const toAnswers = (words: string) => <Link to="/answers">{words}</Link>;

const step = (_: number, words: string) => (
  <ButtonLink variant="secondary" to="/answers">
    {words}
  </ButtonLink>
);

function Ways() {
  return (
    <>
      <Specimen name="Brödsmulor" use="Vägen hit, överst på sidor under en annan.">
        <Breadcrumbs parent={<CategoriesCrumb />} current="Deposition" />
      </Specimen>
      <Specimen name="Steg" use="När något fylls i på flera sidor.">
        <Steps steps={["Din fråga", "Granska", "Bekräfta"]} current={2} />
      </Specimen>
      <Specimen name="Bläddra" use="Under en lista som är längre än en sida.">
        <Pagination page={1} pages={12} step={step} />
        <Pagination page={7} pages={12} step={step} />
        <Pagination page={12} pages={12} step={step} />
      </Specimen>
    </>
  );
}

export function Contents() {
  return (
    <>
      <Ways />
      <Specimen name="Löptext" use="Ett svar, så som medarbetaren har satt det.">
        <Prose html={prose} />
      </Specimen>
      <Specimen name="Kort" use="En sak bland likar, när var och en har text och något att göra. Bara länkar: lista.">
        <div className={styles.cards}>
          <Card
            kind="Rådgivning"
            title={questionTypeTexts.Free}
            actions={
              <ButtonLink variant="secondary" to="/ask_a_question">
                Ställ en fråga
              </ButtonLink>
            }
          >
            <p>Vi svarar i mån av tid, oftast inom 14 dagar. Det kostar ingenting.</p>
          </Card>
          <Card kind="Avtal" title="Samboavtal med en mycket lång rubrik som bryts över flera rader">
            <p>Ett avtal för er som har köpt bostad ihop och vill bestämma hur den delas om ni går isär.</p>
          </Card>
        </div>
      </Specimen>
      <Specimen name="Lista" use="Saker man kan gå till, en på varje rad.">
        <List
          items={titles.map((title, index) => ({
            key: title,
            title: toAnswers(title),
            aside: `${14 - index} november 2026`,
            text: index === 1 && "Tre år, men hör av dig till säljaren så fort du har upptäckt felet.",
          }))}
        />
      </Specimen>
      <Specimen name="Märke" use="Hur något ligger till, i ett ord eller två.">
        <div className={styles.row}>
          <Tag>Väntar</Tag>
          <Tag tone="done">Besvarad</Tag>
          <Tag tone="caution">Snart försenad</Tag>
          <Tag tone="danger">Försenad</Tag>
        </div>
      </Specimen>
      <Specimen name="Uppgifter" use="Vad man har fyllt i eller beställt, med namn på varje uppgift.">
        <DescriptionList
          rows={[
            { term: "Rättsområde", text: "Hyresrätt – deposition", action: toAnswers("Ändra") },
            { term: "E-post", text: "asa.med.ett.langt.namn@ett-langt-domannamn.example" },
          ]}
        />
      </Specimen>
      <Specimen name="Tabell" use="Rader att jämföra. På telefon blir varje rad en liten lista.">
        <Table
          caption="Våra svar"
          rows={terms}
          rowKey={({ service }) => service}
          columns={[
            { title: "Tjänst", cell: ({ service }) => service },
            { title: "Svarstid", cell: ({ days }) => days },
            { title: "Pris", cell: ({ price }) => price, number: true },
          ]}
        />
      </Specimen>
      <Specimen name="Mer" use="Det som bara några behöver läsa.">
        <Details summary="Vad räknas som normalt slitage?">
          <p>Det som uppstår när man bor som folk gör mest: bleknade tapeter, märken efter tavlor, en nött tröskel.</p>
        </Details>
        <Details summary="Öppen från början" open>
          <p>Visas utan att någon har tryckt.</p>
        </Details>
      </Specimen>
    </>
  );
}
