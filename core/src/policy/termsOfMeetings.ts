import { freeHours, latePercent } from "../booking/bookingRules.ts";
import { list, paragraph, type Section } from "./policyDocument.ts";

/** Moving, cancelling and missing a meeting. */
export const termsOfMeetings: Section[] = [
  {
    id: "moten",
    heading: "9. Bokade möten",
    blocks: [
      paragraph([
        "En tid som du bokar under ",
        { text: "Boka tid", href: "/boka" },
        " är din när du har fått vår bekräftelse. Kostar mötet något betalar du när du bokar.",
      ]),
      list(
        `Du kan flytta och avboka mötet utan kostnad till och med ${freeHours} timmar före. Det gör du på din bokningssida. Senare kan bara vi flytta det: ring oss.`,
        `Avbokar du senare än så behåller vi ${latePercent} procent av priset. Kommer du inte till mötet behåller vi hela.`,
        "Har du kvar din ångerrätt går den före. Då får du tillbaka det som den ger dig.",
        "Ställer vi in mötet får du alla pengar tillbaka, eller en ny tid om du hellre vill det.",
        "Ett första samtal är gratis en gång per person. Avbokar du det i tid räknas det inte som använt.",
      ),
      paragraph("Detsamma gäller en tid för telefonrådgivning som du har köpt som en fråga."),
    ],
  },
];
