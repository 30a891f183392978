import { type Colours, colourVariable, dark, edgePairs, light, textPairs } from "@lagrum/core/design/colours";
import { contrast } from "@lagrum/core/design/contrast";
import { Details } from "../ui/Details.tsx";
import { Icon, iconNames } from "../ui/Icon.tsx";
import { Table } from "../ui/Table.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import styles from "./ComponentsPage.module.css";
import { Specimen, State } from "./Specimen.tsx";

const figure = new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const between = (colours: Colours, [over, under]: (typeof textPairs)[number]) =>
  `${figure.format(contrast(colours[over], colours[under]))}:1`;

const pairs = [
  ...textPairs.map((pair) => ({ pair, use: "text", least: "4,5:1" })),
  ...edgePairs.map((pair) => ({ pair, use: "kant", least: "3:1" })),
];

const sizes = [
  { name: "step-5", use: "Startsidans rubrik", className: styles.step5 },
  { name: "step-4", use: "Sidans rubrik", className: styles.step4 },
  { name: "step-3", use: "Avsnitt", className: styles.step3 },
  { name: "step-2", use: "Underrubrik", className: styles.step2 },
  { name: "step-1", use: "Frågor och svar", className: styles.step1 },
  { name: "step-0", use: "Gränssnittet", className: styles.step0 },
  { name: "step--1", use: "Det som står vid sidan", className: styles.stepLess },
];

/** Rem, as in tokens.css. */
const spaces = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4.5, 6.5];

function Swatches({ colours, scheme }: { colours: Colours; scheme: "light" | "dark" }) {
  return (
    <ul className={styles.swatches} data-scheme={scheme} aria-label={scheme === "light" ? "Ljust" : "Mörkt"}>
      {Object.entries(colours).map(([name, colour]) => (
        <li key={name}>
          <svg width="100%" height="40" aria-hidden="true">
            <rect width="100%" height="40" fill={colour} />
          </svg>
          <code>{colourVariable(name)}</code>
          <span>{colour}</span>
        </li>
      ))}
    </ul>
  );
}

export function Foundations() {
  return (
    <>
      <Specimen
        name="Ordmärke"
        use="Överst på varje sida och i sidfoten. Det ärver textens färg och följer dess storlek."
      >
        <div className={styles.marks}>
          <Wordmark />
          <span className={styles.large}>
            <Wordmark />
          </span>
          <img src="/favicon.svg" width="64" height="64" loading="lazy" decoding="async" alt="Tjänstens ikon" />
        </div>
      </Specimen>
      <Specimen
        name="Typografi"
        use="Literata för frågor, svar och rubriker, med äkta kursiv för det som besökare har skrivit. Hanken Grotesk för allt man trycker på eller fyller i."
      >
        {sizes.map(({ name, use, className }) => (
          <p key={name} className={className}>
            {use} <code>{name}</code>
          </p>
        ))}
        <p className={styles.reading}>
          <i>Får hyresvärden behålla depositionen? Jag flyttade ut i somras, efter fyra år.</i> Nej, inte utan vidare.
          Enligt 12&nbsp;kap. 24&nbsp;§ jordabalken svarar du för skador som du har orsakat genom vårdslöshet, men inte
          för <strong>normalt slitage</strong> – och det är värden som ska visa vad som är vad. Åke Öberg, Łucja Šarić
          och José Núñez har namn som ska kunna skrivas.
        </p>
      </Specimen>
      <Specimen
        name="Färger"
        use="Bläck på papper och en grön. Samma färger i tjänsten, personalsidorna och diagrammen."
      >
        <Swatches colours={light} scheme="light" />
        <Swatches colours={dark} scheme="dark" />
        <Details summary="Kontrasten i varje par">
          <Table
            caption="Kontrast"
            rows={pairs}
            rowKey={({ pair, use }) => `${pair.join()}${use}`}
            columns={[
              {
                title: "Färg",
                cell: ({ pair: [over, under] }) => `${colourVariable(over)} på ${colourVariable(under)}`,
              },
              { title: "Används till", cell: ({ use }) => use },
              { title: "Minst", cell: ({ least }) => least, number: true },
              { title: "Ljust", cell: ({ pair }) => between(light, pair), number: true },
              { title: "Mörkt", cell: ({ pair }) => between(dark, pair), number: true },
            ]}
          />
        </Details>
      </Specimen>
      <Specimen name="Avstånd" use="Nio steg. Inget avstånd tas ur luften.">
        <ol className={styles.spaces}>
          {spaces.map((rem, index) => (
            <li key={rem}>
              <code>space-{index + 1}</code>
              <svg width={rem * 16} height="16" aria-hidden="true">
                <rect width="100%" height="16" />
              </svg>
              {String(rem).replace(".", ",")} rem
            </li>
          ))}
        </ol>
      </Specimen>
      <Specimen name="Ikoner" use="Bredvid ord, aldrig i stället för dem. Tecknade med två punkters linje.">
        <div className={styles.row}>
          {iconNames.map((name) => (
            <State key={name} name={name}>
              <Icon name={name} className={styles.largeIcon} />
            </State>
          ))}
        </div>
      </Specimen>
    </>
  );
}
