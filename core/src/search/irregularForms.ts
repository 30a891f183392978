import { irregularParadigms } from "./irregularParadigms.ts";

/** Particles before a verb: "uppsagd" inflects as "sagd". */
const particles = (
  "upp av in ut över för be an på till om under fram ned ner åter med mot från bort hem efter er vid gen genom sam " +
  "miss und bi del före å full kung fast bibe tillhanda förut iakt ute inne kvar åstad tillgodo samman överens emot"
).split(" ");

/** The verbs that take particles. */
const particleVerbs = new Set(
  (
    "vara bli ha få gå ge ta säga göra se stå slå dra lägga ligga sitta sätta komma hålla falla finna vinna binda " +
    "skriva driva riva stiga bita lida skilja välja sälja följa hyra köra höra föra bära skära bryta skjuta bjuda " +
    "låta döma nämna betala be kräva leda lösa byta gripa stämma vika tiga stryka rida strida"
  ).split(" "),
);

/** Forms that are as often another word: all readings, written out. */
const ambiguous: Record<string, string[]> = {
  avslag: ["avslag"],
  avstånd: ["avstånd"],
  bad: ["bad", "be"],
  band: ["band"],
  bar: ["bära", "bar"],
  bli: ["bli"],
  borgen: ["borgen"],
  bort: ["bort"],
  brister: ["brist", "brista"],
  böter: ["bot", "böta"],
  böterna: ["bot", "böta"],
  delbar: ["delbar"],
  dna: ["dna"],
  far: ["fader"],
  flera: ["flera", "många"],
  flyttar: ["flytta"],
  for: ["fara"],
  fria: ["fria", "fri"],
  fullmäktigen: ["fullmäktig"],
  följd: ["följd", "följa"],
  för: ["för"],
  förband: ["förband"],
  företagen: ["företag"],
  företaget: ["företag"],
  förlåt: ["förlåta"],
  gift: ["gift", "gifta"],
  gången: ["gång", "gå"],
  hävd: ["hävd", "häva"],
  hävda: ["hävda"],
  högst: ["högst", "hög"],
  höjd: ["höjd", "höja"],
  hörs: ["höra"],
  kan: ["kunna"],
  kommen: ["komma"],
  lagar: ["lag", "laga"],
  las: ["las"],
  leder: ["leda", "led"],
  legat: ["ligga", "legat"],
  låg: ["låg", "ligga"],
  lösa: ["lösa", "lös"],
  löst: ["lös", "lösa"],
  makar: ["make", "maka"],
  makarna: ["make", "maka"],
  minst: ["minst", "liten"],
  murar: ["mur", "mura"],
  nämnd: ["nämnd", "nämna"],
  nämnda: ["nämna"],
  papper: ["papper"],
  rest: ["rest", "resa"],
  rev: ["riva"],
  samlade: ["samla"],
  satt: ["sitta", "sätta"],
  slag: ["slag"],
  sms: ["sms"],
  sönder: ["sönder"],
  till: ["till"],
  tillstånd: ["tillstånd"],
  tomte: ["tomte"],
  tänder: ["tand", "tända"],
  utförs: ["utföra"],
  var: ["vara"],
  vårdar: ["vårda"],
  växt: ["växt", "växa"],
  ärvdabalken: ["ärvdabalk"],
  överlägsen: ["överlägsen"],
};

/** The lemmas of an irregular form; undefined for every other form. */
export const irregularForms: ReadonlyMap<string, readonly string[]> = readParadigms();

function readParadigms(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  const add = (form: string, lemma: string): void => {
    const lemmas = forms.get(form) ?? [];
    if (!lemmas.includes(lemma)) forms.set(form, [...lemmas, lemma]);
  };
  for (const line of irregularParadigms.trim().split("\n")) {
    const [lemma = "", ...inflected] = line.split(" ");
    for (const form of [lemma, ...withS(lemma), ...inflected]) {
      add(form, lemma);
      if (!particleVerbs.has(lemma) || form.length < 3) continue;
      for (const particle of particles) add(particle + form, particle + lemma);
    }
  }
  for (const [form, lemmas] of Object.entries(ambiguous)) forms.set(form, lemmas);
  // "utgången" is the noun more often than the participle.
  for (const particle of particles) {
    add(`${particle}gången`, `${particle}gång`);
    // "nedsatt" is a participle, which "sitta" lacks.
    forms.set(`${particle}satt`, [`${particle}sätta`]);
  }
  return forms;
}

/** The passive of a verb and the genitive of a noun: "dömas", "makes". In short words it is another word: "gås". */
function withS(lemma: string): string[] {
  return lemma.length < 4 || lemma.endsWith("s") ? [] : [`${lemma}s`];
}
