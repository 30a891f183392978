import type { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate } from "@lagrum/core/text/dates";
import { Details } from "../ui/Details.tsx";
import { Table } from "../ui/Table.tsx";
import { formatMonths, formatShare } from "./insuranceTexts.ts";

/** Facts about legal-protection insurance, with the figures in force today. */
export function InsuranceFacts({ rules }: { rules: InsuranceRules }) {
  const { Figures, Companies, Areas } = rules;
  const half = formatPrice(Math.round((Figures.PriceBaseAmount.Value * Figures.SmallClaimShare.Value) / 10_000));
  const excluded = Areas.filter(({ Coverage }) => Coverage === "Seldom");
  const oldestCheck = [...Object.values(Figures), ...Areas, ...Companies].map(({ CheckedAt }) => CheckedAt).sort()[0];
  return (
    <>
      <h2>När gäller det?</h2>
      <ul>
        <li>
          När det finns en tvist: du har ställt ett krav, och motparten har sagt nej till hela eller en del av det.
        </li>
        <li>När tvisten kan prövas av tingsrätt, hovrätt eller Högsta domstolen som ett tvistemål.</li>
        <li>När den gäller mer än ett halvt prisbasbelopp, i år {half}.</li>
        <li>
          När du har varit försäkrad utan avbrott i minst {formatMonths(Figures.LeastInsuredMonths.Value)}. Byter du
          bolag utan glapp brukar tiden räknas ihop.
        </li>
      </ul>
      <h2>Vad betalar det?</h2>
      <p>
        Din jurist, utredning och bevis, och motpartens kostnader om du förlorar. Det mesta ett bolag betalar är oftast
        mellan {formatPrice(Figures.CeilingLow.Value)} och {formatPrice(Figures.CeilingHigh.Value)}. Din egen del,
        självrisken, är oftast {formatShare(Figures.OwnShareLow.Value)} till {formatShare(Figures.OwnShareHigh.Value)}{" "}
        av kostnaden.
      </p>
      <Table
        caption="Några bolag"
        columns={[
          { title: "Bolag", cell: ({ Name }) => Name },
          { title: "Betalar högst", number: true, cell: ({ Ceiling }) => shown(Ceiling, formatPrice) },
          { title: "Självrisk", number: true, cell: ({ OwnShare }) => shown(OwnShare, formatShare) },
          { title: "Minst", number: true, cell: ({ LeastOwnShare }) => shown(LeastOwnShare, formatPrice) },
        ]}
        rows={Companies.filter(({ Ceiling, OwnShare }) => Ceiling !== null || OwnShare !== null)}
        rowKey={({ Code }) => Code}
      />
      <p>Bolagen ändrar sina villkor, och olika försäkringar hos samma bolag kan skilja sig åt. Ditt villkor avgör.</p>
      <h2>Vad gäller det oftast inte?</h2>
      <ul>
        {excluded.map(({ Code, Name, Reason }) => (
          <li key={Code}>
            <strong>{Name}.</strong> {Reason}
          </li>
        ))}
      </ul>
      <h2>Så går det till</h2>
      <ol>
        <li>Du skriver till motparten vad du kräver.</li>
        <li>Motparten säger nej, helt eller delvis. Spara svaret.</li>
        <li>Du berättar för oss vilket försäkringsbolag du har och ditt försäkringsnummer.</li>
        <li>Vi ansöker om rättsskydd innan arbetet börjar.</li>
        <li>Bolaget beslutar.</li>
        <li>Säger bolaget ja betalar du bara din egen del, upp till bolagets tak.</li>
      </ol>
      <h2>Om du inte har någon försäkring</h2>
      <p>
        Då kan du få rättshjälp av staten. Ditt ekonomiska underlag, i stort sett din inkomst före skatt med avdrag för
        dem du försörjer, får vara högst {formatPrice(Figures.LegalAidIncome.Value)} om året. Du ska först ha fått minst
        en timmes rådgivning, och du betalar själv {formatShare(Figures.LegalAidFeeLow.Value)} till{" "}
        {formatShare(Figures.LegalAidFeeHigh.Value)} av kostnaden. Har du ett rättsskydd som gäller ska det användas i
        första hand.
      </p>
      <Details summary="Var uppgifterna kommer ifrån">
        <ul>
          {[
            ["Prisbasbeloppet", Figures.PriceBaseAmount] as const,
            ["Gränsen för små tvister", Figures.SmallClaimShare] as const,
            ["Hur länge du ska ha varit försäkrad", Figures.LeastInsuredMonths] as const,
            ["Vanliga tak", Figures.CeilingHigh] as const,
            ["Vanlig självrisk", Figures.OwnShareHigh] as const,
            ["Gränsen för rättshjälp", Figures.LegalAidIncome] as const,
            ["Rättshjälpsavgiften", Figures.LegalAidFeeHigh] as const,
            ...Companies.map((company) => [company.Name, company] as const),
          ].map(([name, { Source }]) => (
            <li key={name}>
              {name}: {Source}
            </li>
          ))}
        </ul>
        {oldestCheck && <p>Den äldsta kontrollen gjordes {formatDate(oldestCheck)}.</p>}
      </Details>
    </>
  );
}

const shown = (value: number | null, format: (value: number) => string) =>
  value === null ? "Uppgift saknas" : format(value);
