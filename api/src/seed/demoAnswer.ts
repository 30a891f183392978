import type { Provision } from "@lagrum/core/contract/answer";

/** A published question with its answer. `Category` is the Uri of a sub-category, dates are ISO 8601. */
export type DemoAnswer = {
  SourceID: string;
  Title: string;
  QuestionBody: string;
  Category: string;
  AnswerBody: string;
  Provisions: Provision[];
  ValidAt: string;
  PublishedAt: string;
  AuthorEmail: string;
};

/** The last line of each example answer: the texts are examples and must say so wherever they are shown. */
export const exampleNote =
  "<p><em>Exempel: texten är skriven för att visa tjänsten och är allmän information, inte juridisk rådgivning.</em></p>";

/** The day on which the example answers were read against the law. */
export const validAt = "2026-11-21";

/**
 * The laws that the example answers cite. `Checked` says whether each cited paragraph was read in a copy of the
 * consolidated statute; the others were only compared with secondary sources.
 */
const laws = {
  äktenskapsbalken: { Law: "Äktenskapsbalk (1987:230)", Sfs: "1987:230", Checked: true },
  sambolagen: { Law: "Sambolag (2003:376)", Sfs: "2003:376", Checked: true },
  ärvdabalken: { Law: "Ärvdabalk (1958:637)", Sfs: "1958:637", Checked: true },
  jordabalken: { Law: "Jordabalk (1970:994)", Sfs: "1970:994", Checked: true },
  anställningsskyddslagen: { Law: "Lag (1982:80) om anställningsskydd", Sfs: "1982:80", Checked: true },
  semesterlagen: { Law: "Semesterlag (1977:480)", Sfs: "1977:480", Checked: true },
  distansavtalslagen: {
    Law: "Lag (2005:59) om distansavtal och avtal utanför affärslokaler",
    Sfs: "2005:59",
    Checked: true,
  },
  konsumentköplagen: { Law: "Konsumentköplag (2022:260)", Sfs: "2022:260", Checked: true },
  köplagen: { Law: "Köplag (1990:931)", Sfs: "1990:931", Checked: true },
  preskriptionslagen: { Law: "Preskriptionslag (1981:130)", Sfs: "1981:130", Checked: true },
  skadeståndslagen: { Law: "Skadeståndslag (1972:207)", Sfs: "1972:207", Checked: true },
  brottsbalken: { Law: "Brottsbalk (1962:700)", Sfs: "1962:700", Checked: true },
  rättegångsbalken: { Law: "Rättegångsbalk (1942:740)", Sfs: "1942:740", Checked: true },
  förvaltningslagen: { Law: "Förvaltningslag (2017:900)", Sfs: "2017:900", Checked: true },
  utlänningslagen: { Law: "Utlänningslag (2005:716)", Sfs: "2005:716", Checked: true },
  föräldrabalken: { Law: "Föräldrabalk (1949:381)", Sfs: "1949:381", Checked: true },
  bostadsrättslagen: { Law: "Bostadsrättslag (1991:614)", Sfs: "1991:614", Checked: true },
  avtalslagen: {
    Law: "Lag (1915:218) om avtal och andra rättshandlingar på förmögenhetsrättens område",
    Sfs: "1915:218",
    Checked: true,
  },
  utsökningsbalken: { Law: "Utsökningsbalk (1981:774)", Sfs: "1981:774", Checked: true },
  skuldsaneringslagen: { Law: "Skuldsaneringslag (2016:675)", Sfs: "2016:675", Checked: true },
  samäganderättslagen: { Law: "Lag (1904:48 s. 1) om samäganderätt", Sfs: "1904:48 s. 1", Checked: false },
  skuldebrevslagen: { Law: "Lag (1936:81) om skuldebrev", Sfs: "1936:81", Checked: false },
  räntelagen: { Law: "Räntelag (1975:635)", Sfs: "1975:635", Checked: false },
  brottsskadelagen: { Law: "Brottsskadelag (2014:322)", Sfs: "2014:322", Checked: false },
  körkortslagen: { Law: "Körkortslag (1998:488)", Sfs: "1998:488", Checked: false },
  inkomstskattelagen: { Law: "Inkomstskattelag (1999:1229)", Sfs: "1999:1229", Checked: false },
  stämpelskattelagen: {
    Law: "Lag (1984:404) om stämpelskatt vid inskrivningsmyndigheter",
    Sfs: "1984:404",
    Checked: false,
  },
  aktiebolagslagen: { Law: "Aktiebolagslag (2005:551)", Sfs: "2005:551", Checked: false },
  upphovsrättslagen: {
    Law: "Lag (1960:729) om upphovsrätt till litterära och konstnärliga verk",
    Sfs: "1960:729",
    Checked: false,
  },
  tryckfrihetsförordningen: { Law: "Tryckfrihetsförordning (1949:105)", Sfs: "1949:105", Checked: false },
  "offentlighets- och sekretesslagen": {
    Law: "Offentlighets- och sekretesslag (2009:400)",
    Sfs: "2009:400",
    Checked: false,
  },
  socialförsäkringsbalken: { Law: "Socialförsäkringsbalk (2010:110)", Sfs: "2010:110", Checked: false },
  "lagen om kontaktförbud": { Law: "Lag (1988:688) om kontaktförbud", Sfs: "1988:688", Checked: false },
  trafikbrottslagen: { Law: "Lag (1951:649) om straff för vissa trafikbrott", Sfs: "1951:649", Checked: false },
  trafikförordningen: { Law: "Trafikförordning (1998:1276)", Sfs: "1998:1276", Checked: false },
  "lagen om felparkeringsavgift": { Law: "Lag (1976:206) om felparkeringsavgift", Sfs: "1976:206", Checked: false },
  "lagen om kontrollavgift": {
    Law: "Lag (1984:318) om kontrollavgift vid olovlig parkering",
    Sfs: "1984:318",
    Checked: false,
  },
  "lagen om beräkning av lagstadgad tid": {
    Law: "Lag (1930:173) om beräkning av lagstadgad tid",
    Sfs: "1930:173",
    Checked: false,
  },
  skatteförfarandelagen: { Law: "Skatteförfarandelag (2011:1244)", Sfs: "2011:1244", Checked: false },
  handelsbolagslagen: { Law: "Lag (1980:1102) om handelsbolag och enkla bolag", Sfs: "1980:1102", Checked: false },
  varumärkeslagen: { Law: "Varumärkeslag (2010:1877)", Sfs: "2010:1877", Checked: false },
  "lagen om företagsnamn": { Law: "Lag (2018:1653) om företagsnamn", Sfs: "2018:1653", Checked: false },
  kamerabevakningslagen: { Law: "Kamerabevakningslag (2018:1200)", Sfs: "2018:1200", Checked: false },
  "e-handelslagen": {
    Law: "Lag (2002:562) om elektronisk handel och andra informationssamhällets tjänster",
    Sfs: "2002:562",
    Checked: false,
  },
} as const;

/** Cites paragraphs of one law, each written as "5:1" (chapter:paragraph) or "40" where the law has no chapters. */
export function cite(name: keyof typeof laws, ...places: string[]): Provision[] {
  const { Law, Sfs } = laws[name];
  return places.map((place) => {
    const [Paragraph = place, Chapter = null] = place.split(":").reverse();
    const Label = `${Chapter === null ? "" : `${Chapter} kap. `}${Paragraph} § ${name} (${Sfs})`;
    return { Law, Sfs, Chapter, Paragraph, Label };
  });
}

/** Whether the cited law was at hand when the example answers were written. */
export function isChecked(provision: Provision): boolean {
  return Object.values(laws).some((law) => law.Sfs === provision.Sfs && law.Checked);
}
