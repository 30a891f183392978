import type { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import type {
  ProtectionJudgement,
  ProtectionOutcome,
  ProtectionRule,
  Verdict,
} from "@lagrum/core/insurance/legalProtection";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate } from "@lagrum/core/text/dates";

export const outcomeWords: Record<ProtectionOutcome, { title: string; text: string }> = {
  Likely: {
    title: "Troligen ja",
    text: "Det du har svarat talar för att försäkringen kan betala en del av dina kostnader.",
  },
  Maybe: {
    title: "Kanske",
    text: "Det kan gå, men något är oklart eller återstår att göra. Se nedan vad det är.",
  },
  Unlikely: {
    title: "Troligen nej",
    text: "Något av det du har svarat talar emot att försäkringen gäller. Är du osäker kan du ändå fråga bolaget: det kostar inget.",
  },
};

export const verdictWords: Record<Verdict, string> = {
  met: "Talar för",
  open: "Oklart",
  unmet: "Talar emot",
};

export const ruleNames: Record<ProtectionRule, string> = {
  HomeInsurance: "Hemförsäkring",
  InsuredLongEnough: "Försäkrad länge nog",
  ClaimMade: "Ditt krav",
  ClaimRefused: "Motpartens nej",
  Area: "Vad tvisten gäller",
  Amount: "Beloppet",
};

/** "25 %" of basis points. */
export const formatShare = (basisPoints: number): string => `${basisPoints / 100}\u00a0%`.replace(".", ",");

/** "2 år", or "18 månader". */
export const formatMonths = (months: number): string => (months % 12 === 0 ? `${months / 12} år` : `${months} månader`);

/** The reason for each rule's verdict. */
export function reasonFor(rule: ProtectionRule, judged: ProtectionJudgement, { Figures }: InsuranceRules): string {
  const verdict = judged.Verdicts[rule];
  const months = Figures.LeastInsuredMonths.Value;
  const since = judged.InsuredSince
    ? ` Eftersom motparten sa nej den dag du har angett ska försäkringen ha gällt sedan ${formatDate(judged.InsuredSince)} eller tidigare.`
    : "";
  const half = formatPrice(judged.Threshold);
  const texts: Record<ProtectionRule, Record<Verdict, string>> = {
    HomeInsurance: {
      met: "Rättsskydd ingår i vanliga hemförsäkringar.",
      open: "Rättsskydd ingår i vanliga hemförsäkringar. Ta reda på om du har en, eller är med i någons i hushållet.",
      unmet: "Rättsskyddet ingår i hemförsäkringen. Utan den finns det oftast inget rättsskydd.",
    },
    InsuredLongEnough: {
      met: `Bolagen kräver oftast att du har varit försäkrad utan avbrott i minst ${formatMonths(months)} när tvisten uppstår.${since}`,
      open: `Bolagen kräver oftast minst ${formatMonths(months)} utan avbrott när tvisten uppstår. Bolaget kan se hur länge du har varit försäkrad.${since}`,
      unmet: `Bolagen kräver oftast minst ${formatMonths(months)} utan avbrott när tvisten uppstår. Var du med i någon annans försäkring kan även den tiden räknas.`,
    },
    ClaimMade: {
      met: "Du har sagt vad du kräver.",
      open: "Det finns ingen tvist förrän du har framfört ett krav. Skriv till motparten vad du vill ha och varför.",
      unmet: "",
    },
    ClaimRefused: {
      met: "Tvisten finns när motparten har sagt nej till hela eller en del av kravet, och du kan visa det.",
      open: "Tvisten finns först när motparten har sagt nej till hela eller en del av kravet. Be om ett skriftligt svar, så att du kan visa det.",
      unmet: "",
    },
    Area: {
      met: "Sådana tvister brukar rättsskyddet gälla.",
      open: judged.Area?.Reason ?? "Om rättsskyddet gäller beror på villkoret.",
      unmet: judged.Area?.Reason ?? "Sådana tvister är oftast undantagna.",
    },
    Amount: {
      met: `Beloppet är högre än ett halvt prisbasbelopp (${half}).`,
      open: `Tvister om högst ett halvt prisbasbelopp (${half}) är oftast undantagna. Försök att räkna ut vad din tvist gäller.`,
      unmet: `Tvister om högst ett halvt prisbasbelopp (${half}) är oftast undantagna. De prövas i ett förenklat förfarande, som ska gå att klara utan ombud.`,
    },
  };
  return texts[rule][verdict];
}

/** The next steps, in order. */
export function stepsAfter({ Outcome, Verdicts }: ProtectionJudgement): string[] {
  return [
    ...(Verdicts.ClaimMade === "met" ? [] : ["Skriv ner ditt krav och skicka det till motparten."]),
    ...(Verdicts.ClaimRefused === "met" ? [] : ["Be motparten svara skriftligt, och spara svaret."]),
    "Leta fram försäkringsbolagets namn och ditt försäkringsnummer. De står i försäkringsbrevet.",
    "Läs vad villkoret säger om rättsskydd, eller fråga bolaget.",
    ...(Outcome === "Unlikely"
      ? ["Gäller försäkringen inte? Läs om rättshjälp längre ner på sidan."]
      : [
          "Boka tid med en jurist innan arbetet börjar. Vi kan ansöka hos bolaget åt dig, och då vet du vad som gäller.",
        ]),
  ];
}
