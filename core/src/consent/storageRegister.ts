/** What holds a thing that the service keeps in a browser. */
export type StorageKind = "cookie" | "localStorage" | "sessionStorage" | "indexedDB";

/** A service that only some firms use: what it keeps is declared where it is in use. */
export type OutsideService = "gtag" | "errorReports";

export interface Stored {
  kind: StorageKind;
  /** A star stands for whatever follows: "test-*". */
  name: string;
  /** Swedish, for the one whose browser it is. */
  purpose: string;
  /** Who sets it. */
  owner: string;
  /** How long it stays unless removed, in words. */
  lifetime: string;
  /** Necessary for what the visitor asks for (lagen om elektronisk kommunikation 9 kap. 28 §), or only after a yes. */
  need: "necessary" | "consent";
  /** Left out where it is the site's own. */
  service?: OutsideService;
}

const own = "Lagrum";
const thisTab = "Tills du stänger fliken";
const untilSignedOut = "Tills du loggar ut";

/** Days that a choice about cookies holds, before it is asked for again. */
export const CHOICE_DAYS = 180;
const whileChosen = "6 månader";

/**
 * Everything that the service keeps in browsers: the one list. The cookie declaration is drawn from it, a withdrawal
 * empties what it says needs consent, and a test holds it against what a browser really keeps.
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
    kind: "localStorage",
    name: "root",
    purpose:
      "Minns vem som är inloggad i webbläsaren, och vilken e-postadress vi senast skickade en länk för inloggning till.",
    owner: own,
    lifetime: untilSignedOut,
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
    kind: "sessionStorage",
    name: "ask_a_question",
    purpose: "Sparar det du skriver i frågeformuläret, så att det inte går förlorat om sidan laddas om.",
    owner: own,
    lifetime: `${thisTab} eller skickar frågan`,
    need: "necessary",
  },
  {
    kind: "sessionStorage",
    name: "signup",
    purpose: "Sparar det du skriver i ansökan om att bli rådgivare, utom lösenordet.",
    owner: own,
    lifetime: `${thisTab} eller skickar ansökan`,
    need: "necessary",
  },
  {
    kind: "sessionStorage",
    name: "test-*",
    purpose: "Sparar ett provsvar som du skriver på.",
    owner: own,
    lifetime: `${thisTab} eller sparar svaret`,
    need: "necessary",
  },
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

/** Whether a name falls under a row's, of which a star stands for whatever follows. */
function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The rows that hold where only some outside services are in use. */
export function declared(inUse: readonly OutsideService[]): Stored[] {
  return storageRegister.filter(({ service }) => service === undefined || inUse.includes(service));
}
