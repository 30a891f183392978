import { declared, type Stored } from "@lagrum/core/consent/storageRegister";
import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { Link } from "@tanstack/react-router";
import { Table } from "../ui/Table.tsx";
import { ChoiceForm } from "./ChoiceForm.tsx";
import type { Choice } from "./choice.ts";
import styles from "./DeclarationPage.module.css";
import { configuredServices, consentEffects, purposesOf } from "./purposes.ts";

/** Links to other pages. */
const policies: Record<"cookies" | "data", string> = { cookies: "/cookies", data: "/integritet" };

const statusTexts: Record<Choice, string> = {
  none: "Du har inte valt än. Så länge sparar vi bara det nödvändiga.",
  all: "Du har valt: Acceptera alla.",
  necessary: "Du har valt: Endast nödvändiga.",
};

const kinds: Record<Stored["kind"], string> = {
  cookie: "Cookie",
  localStorage: "Lokal lagring",
  sessionStorage: "Lagring i fliken",
  indexedDB: "Databas i webbläsaren",
};

function Rows({ caption, rows }: { caption: string; rows: Stored[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ kind, name }) => `${kind} ${name}`}
      columns={[
        {
          title: "Namn",
          cell: ({ name, kind }) => (
            <>
              <code className={styles.name}>{name}</code>
              <span className={styles.kind}>{kinds[kind]}</span>
            </>
          ),
        },
        { title: "Till vad", cell: ({ purpose }) => purpose },
        { title: "Vems", cell: ({ owner }) => owner },
        { title: "Hur länge", cell: ({ lifetime }) => lifetime },
      ]}
    />
  );
}

interface Props {
  outside: OutsideServices;
  choice: Choice;
}

/** The cookie declaration: everything stored in the browser, from the register, and the form that changes the choice. */
export function DeclarationPage({ outside, choice }: Props) {
  const rows = declared(configuredServices(outside));
  return (
    <>
      <h1>Cookiedeklaration</h1>
      <p>
        Här står allt som Lagrum sparar i din webbläsare: cookies, och det som sparas på andra sätt men gör samma sak.
        En stjärna i ett namn står för det som följer.
      </p>
      <section className={styles.choice} aria-labelledby="cookie-choice">
        <h2 id="cookie-choice">Cookieinställningar</h2>
        {purposesOf(outside).length > 0 ? (
          <>
            <p role="status">{statusTexts[choice]}</p>
            <p>
              Säger du ja {consentEffects(outside)}. Säger du nej tar vi bort det som ett tidigare ja har lämnat kvar.
              Valet gäller i sex månader, i den här webbläsaren.
            </p>
            <ChoiceForm />
          </>
        ) : (
          <p>Vi använder bara det nödvändiga. Därför finns det inget att välja.</p>
        )}
      </section>
      <h2>Nödvändigt</h2>
      <p>
        Det här behövs för det du själv ber om, och sparas utan att vi frågar (9 kap. 28 § lagen om elektronisk
        kommunikation). Det mesta rör bara den som loggar in eller fyller i ett formulär.
      </p>
      <Rows caption="Sparas när det behövs" rows={rows.filter(({ need }) => need === "necessary")} />
      <h2>Bara om du säger ja</h2>
      <Rows caption="Sparas efter ett ja" rows={rows.filter(({ need }) => need === "consent")} />
      {outside.Promotion && (
        <p>
          Säger du ja hämtas också information från betalleverantören längst ner på sidorna. Vad den sparar bestämmer
          betalleverantören.
        </p>
      )}
      <p>
        Hur vi i övrigt hanterar uppgifter om dig står i <Link to={policies.cookies}>cookiepolicyn</Link> och{" "}
        <Link to={policies.data}>integritetspolicyn</Link>.
      </p>
    </>
  );
}
