import type { SaveTemplate } from "@lagrum/core/template/templateSchema";

/** The default templates of the reason why a question is declined, as plain text. */
export const declineTemplates: (SaveTemplate & { SourceID: string })[] = [
  {
    SourceID: "template:decline-documents",
    Kind: "decline",
    Name: "Kräver handlingar",
    Type: null,
    Body: [
      "Frågan går inte att besvara utan att läsa handlingar i ärendet, och det ingår inte i en fråga hos oss.",
      "",
      "En jurist som får läsa handlingarna kan hjälpa dig vidare. Har du en hemförsäkring ingår ofta rättsskydd: hör med ditt försäkringsbolag.",
    ].join("\n"),
  },
  {
    SourceID: "template:decline-answered",
    Kind: "decline",
    Name: "Redan besvarad",
    Type: null,
    Body: [
      "Vi har redan besvarat en fråga som är mycket lik din. Du hittar svaret bland våra publicerade svar:",
      "",
      "[adressen till svaret]",
      "",
      "Skiljer sig ditt fall från det i svaret är du välkommen med en ny fråga. Skriv då vad som är annorlunda.",
    ].join("\n"),
  },
  {
    SourceID: "template:decline-outside",
    Kind: "decline",
    Name: "Utanför våra områden",
    Type: null,
    Body: [
      "Frågan gäller något som vi inte arbetar med, till exempel utländsk rätt eller frågor som inte är juridiska.",
      "",
      "I ditt fall tror vi att [myndighet eller organisation] kan hjälpa dig.",
    ].join("\n"),
  },
  {
    SourceID: "template:decline-conflict",
    Kind: "decline",
    Name: "Vi kan inte ta emot frågan",
    Type: null,
    Body: [
      "Av skäl som vi inte får berätta om kan vi inte hjälpa dig i den här saken. Det har inte att göra med dig eller med hur du har frågat.",
      "",
      "Vi råder dig att vända dig till en annan jurist. På Sveriges advokatsamfunds webbplats kan du söka efter advokater.",
    ].join("\n"),
  },
  {
    SourceID: "template:decline-time",
    Kind: "decline",
    Name: "Vi hinner inte",
    Type: null,
    Body: [
      "Vi får in fler frågor än vi hinner besvara, och hinner tyvärr inte svara på din inom rimlig tid.",
      "",
      "Bland våra publicerade svar kan det finnas något som hjälper dig. Du är också välkommen att fråga igen längre fram.",
    ].join("\n"),
  },
];
