import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { companyFacts, type Firm, legalName } from "@lagrum/core/policy/companyFacts";
import { type PolicyDocument, paragraph } from "@lagrum/core/policy/policyDocument";
import { privacyPurposes } from "./privacyPurposes.ts";
import { privacyRetention } from "./privacyRetention.ts";
import { privacyRights } from "./privacyRights.ts";

const contactPath = "/contact?amne=personuppgifter";

/** The privacy policy: the information that articles 13 and 14 of the GDPR require. */
export const privacyPolicy = (firm: Firm): PolicyDocument => ({
  title: "Så behandlar vi dina uppgifter",
  description:
    "Vilka uppgifter vi samlar in när du ställer en fråga, kontaktar oss eller söker som rådgivare, varför, hur länge och vilka rättigheter du har.",
  path: "/integritet",
  pdf: "/integritetspolicy.pdf",
  lead: "Den som frågar en jurist berättar ofta något viktigt. Här står vad vi sparar, varför, hur länge och vad du själv bestämmer över.",
  summary: [
    "Du behöver inget konto för att fråga, bara en e-postadress. Skriv aldrig personnummer.",
    "Frågor och svar publiceras utan uppgifter om vem du är, och du kan när som helst säga nej.",
    "Dina kontaktuppgifter raderas automatiskt 90 dagar efter svaret.",
    "Vi säljer inga uppgifter. Statistik och annat som inte är nödvändigt används bara om du säger ja.",
    [
      "Du kan få veta, rätta, flytta och radera det vi har om dig. ",
      { text: "Skriv till oss", href: contactPath },
      ".",
    ],
  ],
  validFrom: termsVersion,
  sections: [
    {
      id: "ansvarig",
      heading: "Vem som ansvarar",
      blocks: [
        paragraph(
          `${legalName(firm.Company)} är personuppgiftsansvarig. Det betyder att det är vi som bestämmer varför och hur uppgifterna används, och som du vänder dig till.`,
        ),
        companyFacts(firm.Company),
        paragraph([
          "Snabbast når du rätt person genom ",
          { text: "kontaktformuläret", href: contactPath },
          " med ämnet ”personuppgifter”.",
        ]),
      ],
    },
    ...privacyPurposes(firm),
    ...privacyRetention(firm),
    ...privacyRights,
  ],
});
