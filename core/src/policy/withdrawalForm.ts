import { companyFacts, type Firm, legalName } from "./companyFacts.ts";
import { paragraph, type TextDocument } from "./policyDocument.ts";

/** Empty space to write in: a screen reader would read dots aloud. */
const line = "\u00a0";

/**
 * The standard form of withdrawal, filled in with the firm (distansavtalslagen 2005:59, 2 kap. 2 § 9 and
 * Konsumentverkets föreskrifter om standardformulär).
 * @param reference of the order: "O-5012"
 */
export const withdrawalForm = (
  { Company: company }: Pick<Firm, "Company">,
  { reference, product }: { reference: string; product: string },
): TextDocument => ({
  title: "Ångerblankett",
  description: "Standardblankett för att ångra ett avtal på distans.",
  lead: "Fyll i och skicka den här blanketten bara om du vill ångra avtalet. Du kan också ångra det på webbplatsen, eller med egna ord.",
  sections: [
    {
      id: "till",
      heading: `Till ${legalName(company)}`,
      blocks: [companyFacts(company)],
    },
    {
      id: "meddelande",
      heading: "Meddelande",
      blocks: [
        paragraph("Jag meddelar härmed att jag ångrar mitt avtal om följande tjänst:"),
        {
          kind: "facts",
          rows: [
            { term: "Tjänst", text: product },
            { term: "Referens", text: reference },
            { term: "Beställd den", text: line },
            { term: "Mitt namn", text: line },
            { term: "Min adress", text: line },
            { term: "Datum", text: line },
            { term: "Underskrift", text: "(bara om blanketten skickas på papper)" },
          ],
        },
        paragraph([
          "Snabbast ångrar du avtalet på sidan ",
          { text: "Ångra avtalet här", href: "/angra" },
          ". Där får du ett kvitto på att vi har fått ditt meddelande.",
        ]),
      ],
    },
  ],
});
