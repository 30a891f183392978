import { percent } from "@lagrum/core/money/money";
import type { RentFigureCode, RentRules } from "@lagrum/core/rentClaim/rentClaimSchema";
import { rentFigure } from "@lagrum/core/rentClaim/rentEstimate";
import { formatDate } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { Details } from "../ui/Details.tsx";
import styles from "./RentPage.module.css";

const figureNames: Record<RentFigureCode, string> = {
  FurnitureShare: "Tillägg för möbler",
  PartFurnitureShare: "Tillägg för en del möbler",
  RepaidMonths: "Hur långt tillbaka",
  ApplicationMonths: "Tiden för ansökan",
};

/** The rules of the estimate, with the figures in force today. */
export function RentFacts({ rules, today }: { rules: RentRules; today: string }) {
  const figure = (code: RentFigureCode) => rentFigure(rules, code, today);
  return (
    <div className={styles.facts}>
      <h2>Vad uträkningen bygger på</h2>
      <ul>
        <li>
          Hyr du en hyresrätt i andra hand får hyran aldrig vara högre än hyresvärdens egen hyra, med tillägg för möbler
          och annat som ingår. Hyr du ett rum räknas din del av hela hyran (
          <Link to="/lag/$act/$chapter/$paragraph" params={{ act: "1970-994", chapter: "12", paragraph: "55" }}>
            12 kap. 55 § jordabalken
          </Link>
          ).
        </li>
        <li>
          Möbler får höja hyran med högst {percent(figure("FurnitureShare"))}. Är bostaden delvis möblerad räknar vi med{" "}
          {percent(figure("PartFurnitureShare"))}. El, internet och annat får kosta det som hyresvärden själv betalar.
        </li>
        <li>
          Det du har betalat för mycket kan du få tillbaka för högst {figure("RepaidMonths")} månader, räknat från
          ansökan, med ränta (
          <Link to="/lag/$act/$chapter/$paragraph" params={{ act: "1970-994", chapter: "12", paragraph: "55-f" }}>
            12 kap. 55 f § jordabalken
          </Link>
          ). Började du hyra före den 1 oktober 2019 räknar vi med ett år.
        </li>
        <li>Har du flyttat ska ansökan ha kommit in till hyresnämnden inom {figure("ApplicationMonths")} månader.</li>
        <li>
          Äger hyresvärden bostaden gäller lagen (2012:978) om uthyrning av egen bostad: då kan hyran bara sänkas
          framåt, från ansökan.
        </li>
      </ul>
      <h2>Det här behöver du kunna visa</h2>
      <ul>
        <li>Att du har hyrt: kontrakt, mejl eller meddelanden med hyresvärden.</li>
        <li>Vad du har betalat: kontoutdrag eller kvitton.</li>
        <li>Vad hyresvärden betalar: en avi, eller besked från husets ägare.</li>
      </ul>
      <h2>Vill du ha hjälp?</h2>
      <p>
        En ansökan till hyresnämnden är gratis, och du får lämna in den själv. Vi kan skriva den åt dig till{" "}
        <Link to="/product/{-$id}" params={{ id: "ansokan-overhyra" }}>
          fast pris
        </Link>
        . Du kan också <Link to="/ask_a_question">ställa en fråga</Link>, som inte kostar något.
      </p>
      <Details summary="Var uppgifterna kommer ifrån">
        <ul>
          {rules.Figures.map(({ Code, ValidFrom, Source, CheckedAt }) => (
            <li key={`${Code} ${ValidFrom}`}>
              {figureNames[Code]}: {Source}. Kontrollerat {formatDate(CheckedAt)}.
            </li>
          ))}
        </ul>
      </Details>
    </div>
  );
}
