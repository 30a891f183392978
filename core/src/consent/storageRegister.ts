import { formDrafts } from "./formDrafts.ts";

/** Where an item is stored in the browser. */
export type StorageKind = "cookie" | "localStorage" | "sessionStorage" | "indexedDB";

/** A service that only some firms use: its items are declared where it is enabled. */
export type OutsideService = "gtag" | "errorReports";

export interface Stored {
  kind: StorageKind;
  /** An asterisk matches any suffix: "test-*". */
  name: string;
  /** In Swedish, for visitors. */
  purpose: string;
  /** Who sets it. */
  owner: string;
  /** The lifetime unless removed, in words. */
  lifetime: string;
  /**
   * Necessary for the requested service (lagen om elektronisk kommunikation 9 kap. 28 §), or only after consent.
   */
  need: "necessary" | "consent";
  /** Omitted for the site itself. */
  service?: OutsideService;
}

const own = "Lagrum";
const thisTab = "Tills du stänger fliken";
const untilSignedOut = "Tills du loggar ut";

/** Days that a cookie choice is valid before the site asks again. */
export const CHOICE_DAYS = 180;
const whileChosen = "6 månader";

/**
 * The one list of everything that the service stores in browsers. The cookie declaration is rendered from it, withdrawn
 * consent deletes the items that need consent, and a test compares it with what a browser really stores.
 */
export const storageRegister: readonly Stored[] = [
  {
    kind: "cookie",
    name: "cookieChoice",
    purpose: "Minns vad du valde om cookies, så att vi inte frågar på varje sida.",
    owner: own,
    lifetime: whileChosen,
    need: "necessary",
  },
  {
    kind: "cookie",
    name: "token",
    purpose: "Visar rätt sidor för dig som är inloggad.",
    owner: own,
    lifetime: "Tills du loggar ut eller stänger webbläsaren",
    need: "necessary",
  },
  {
    kind: "cookie",
    name: "signedOut",
    purpose: "Avslutar din inloggning på nästa sida när du har tryckt på Logga ut innan sidan var klar.",
    owner: own,
    lifetime: "Tills nästa sida har öppnats",
    need: "necessary",
  },
  {
    kind: "cookie",
    name: "myCases",
    purpose: "Håller sidan Mina ärenden öppen när du har öppnat den genom länken i mejlet.",
    owner: own,
    lifetime: "Tills du loggar ut där, eller 30 minuter efter att du senast använde sidan",
    need: "necessary",
  },
  {
    kind: "cookie",
    name: "bookingDevice",
    purpose:
      "Ett slumpat nummer som gör att ingen kan hålla många tider på en gång, så att det finns tider kvar för andra. Det sätts när du väljer en tid, och följer dig inte på andra sidor.",
    owner: own,
    lifetime: "2 timmar efter att du senast valde eller bokade en tid",
    need: "necessary",
  },
  {
    kind: "localStorage",
    name: "root",
    purpose:
      "Minns vem som är inloggad i webbläsaren, och vilken e-postadress vi senast skickade en länk för inloggning till.",
    owner: own,
    lifetime: untilSignedOut,
    need: "necessary",
  },
  {
    kind: "localStorage",
    name: "recentSearches",
    purpose: "Sparar dina fem senaste sökningar, om du har kryssat för att du vill det.",
    owner: own,
    lifetime: "Tills du rensar dem eller tar bort krysset",
    need: "necessary",
  },
  {
    kind: "localStorage",
    name: "checkout",
    purpose: "Leder dig tillbaka till rätt beställning när du har betalat.",
    owner: own,
    lifetime: "Tills betalningen är klar; högst de fem senaste sparas",
    need: "necessary",
  },
  {
    kind: "indexedDB",
    name: "firebaseLocalStorageDb",
    purpose: "Håller dig inloggad mellan besöken.",
    owner: `${own}, genom inloggningstjänsten Firebase`,
    lifetime: untilSignedOut,
    need: "necessary",
  },
  {
    kind: "indexedDB",
    name: "firebase-heartbeat-database",
    purpose: "Inloggningstjänstens anteckning om vilken version av den som används.",
    owner: `${own}, genom inloggningstjänsten Firebase`,
    lifetime: "30 dagar",
    need: "necessary",
  },
  {
    kind: "indexedDB",
    name: "validate-browser-context-for-indexeddb-analytics-module",
    purpose: "Inloggningstjänstens prov av om webbläsaren har en databas. Den är tom och räknar inga besök.",
    owner: `${own}, genom inloggningstjänsten Firebase`,
    // The Firebase SDK deletes it at once, but not when the page is left in between.
    lifetime: "Ett ögonblick, eller tills du rensar webbläsaren om du lämnar sidan just då",
    need: "necessary",
  },
  {
    kind: "localStorage",
    name: "firebase:*",
    purpose: "Håller dig inloggad i webbläsare som saknar databasen ovan, och i dina andra flikar.",
    owner: `${own}, genom inloggningstjänsten Firebase`,
    lifetime: untilSignedOut,
    need: "necessary",
  },
  {
    kind: "sessionStorage",
    name: "firebase:*",
    purpose: "Prövar medan du loggar in om webbläsaren kan spara inloggningen.",
    owner: `${own}, genom inloggningstjänsten Firebase`,
    lifetime: thisTab,
    need: "necessary",
  },
  {
    kind: "indexedDB",
    name: "staffDrafts",
    purpose:
      "Sparar det en medarbetare skriver i ett svar, en nyhet eller ett annat formulär, så att inget går förlorat om sidan stängs eller datorn stannar. Finns bara hos byråns medarbetare.",
    owner: own,
    lifetime: "Tills texten är sparad, du loggar ut eller det har gått sju dagar",
    need: "necessary",
  },
  ...formDrafts.map(
    ({ name, purpose, until }): Stored => ({
      ...{ kind: "sessionStorage", name, purpose, owner: own, need: "necessary" },
      lifetime: `${thisTab} eller ${until}`,
    }),
  ),
  {
    kind: "sessionStorage",
    name: "tsr-scroll-restoration-*",
    purpose: "Minns hur långt ner du läst, så att du kommer tillbaka till samma ställe med bakåtknappen.",
    owner: own,
    lifetime: thisTab,
    need: "necessary",
  },
  {
    kind: "cookie",
    name: "analyticsPermission",
    purpose: "Visar att du sagt ja till statistik och innehåll från andra. Finns bara efter ett ja.",
    owner: own,
    lifetime: whileChosen,
    need: "consent",
  },
  {
    kind: "cookie",
    name: "_ga",
    purpose: "Skiljer besök åt i statistiken över vilka sidor som läses.",
    owner: "Google",
    lifetime: "2 år",
    need: "consent",
    service: "gtag",
  },
  {
    kind: "cookie",
    name: "_ga_*",
    purpose: "Håller ihop ett besök i statistiken.",
    owner: "Google",
    lifetime: "2 år",
    need: "consent",
    service: "gtag",
  },
  {
    kind: "sessionStorage",
    name: "sentryReplaySession",
    purpose: "Håller ihop en inspelning av ett fel på sidan. All text är dold i inspelningen.",
    owner: "Sentry",
    lifetime: thisTab,
    need: "consent",
    service: "errorReports",
  },
];

/** The register's row for an item in browser storage; undefined for an undeclared one. */
export function registered(kind: StorageKind, name: string): Stored | undefined {
  return storageRegister.find((row) => row.kind === kind && matches(row.name, name));
}

/** Whether a name matches a row, where an asterisk matches any suffix. */
function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The rows that apply when only some external services are enabled. */
export function declared(inUse: readonly OutsideService[]): Stored[] {
  return storageRegister.filter(({ service }) => service === undefined || inUse.includes(service));
}
