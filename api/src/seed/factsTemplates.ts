import type { SaveTemplate } from "@lagrum/core/template/templateSchema";

/** The default templates of requests for facts, as plain text. */
export const factsTemplates: (SaveTemplate & { SourceID: string })[] = [
  {
    SourceID: "template:facts-papers",
    Kind: "facts",
    Name: "Papper som saknas",
    Type: null,
    Body: [
      "För att kunna svara behöver vi veta vad som står i era papper.",
      "",
      "- Finns det ett skriftligt avtal? Vad står det om [det som frågan gäller]?",
      "- Har du fått brev, mejl eller beslut i saken? Från vem, och vilket datum?",
      "",
      "Skriv av de meningar som har betydelse. Ta inte med personnummer, kontonummer eller andras namn.",
    ].join("\n"),
  },
  {
    SourceID: "template:facts-dates",
    Kind: "facts",
    Name: "Datum och frister",
    Type: null,
    Body: [
      "Svaret beror på när saker hände. Skriv gärna datum, eller ungefär när:",
      "",
      "- När hände det?",
      "- När fick du veta det, och när sade du ifrån?",
      "- Har du fått en dag då du senast måste göra något?",
    ].join("\n"),
  },
  {
    SourceID: "template:facts-parties",
    Kind: "facts",
    Name: "Hur parterna hör ihop",
    Type: null,
    Body: [
      "Vi behöver veta hur de inblandade hör ihop. Skriv roller, inte namn, till exempel \u201dmin bror\u201d eller \u201dhyresvärden\u201d.",
      "",
      "- Är ni släkt, gifta eller sambor, eller har ni varit det?",
      "- Handlade någon i ett företag eller en förening? I så fall, i vilken roll?",
      "- Är någon under 18 år, eller har någon god man eller förvaltare?",
    ].join("\n"),
  },
  {
    SourceID: "template:facts-done",
    Kind: "facts",
    Name: "Vad som har gjorts, och vad du vill",
    Type: null,
    Body: [
      "Berätta lite mer om läget nu:",
      "",
      "- Vad har du gjort hittills, och vad svarade motparten?",
      "- Har saken varit hos en myndighet, en nämnd eller en domstol?",
      "- Vad vill du helst ska hända?",
    ].join("\n"),
  },
];
