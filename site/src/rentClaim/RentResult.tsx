import { formatPrice } from "@lagrum/core/money/money";
import type { RentCheck, RentRules } from "@lagrum/core/rentClaim/rentClaimSchema";
import { type CountedPeriod, type RentEstimate, type RentSteps, rentFigure } from "@lagrum/core/rentClaim/rentEstimate";
import { formatDate } from "@lagrum/core/text/dates";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Table } from "../ui/Table.tsx";
import styles from "./RentPage.module.css";
import { outcomeTexts, titleOf } from "./rentTexts.ts";

interface Props {
  check: RentCheck;
  estimate: RentEstimate;
  rules: RentRules;
  today: string;
}

/** The estimate, step by step. The deadline comes first, since a late application is refused. */
export function RentResult({ check, estimate, rules, today }: Props) {
  return (
    <section className={styles.result} aria-labelledby="uppskattning">
      <h2 id="uppskattning" tabIndex={-1}>
        {withNonBreakingSpaces(titleOf(estimate))}
      </h2>
      <Deadline estimate={estimate} months={rentFigure(rules, "ApplicationMonths", today)} />
      <p>{outcomeTexts(estimate)}</p>
      {"Period" in estimate && <Steps check={check} estimate={estimate} />}
      {mayClaim.includes(estimate.Kind) && <ClaimStart check={check} />}
      <p className={styles.actions}>
        <ButtonLink variant="secondary" to="/boka">
          Boka tid med en jurist
        </ButtonLink>
        <a href="#uppgifter">Ändra dina svar</a>
      </p>
    </section>
  );
}

const mayClaim: readonly RentEstimate["Kind"][] = ["Sum", "Range", "ForwardOnly", "AskLawyer"];

/** Opens the form of the claim. The facts are posted, so that they are not in the URL. */
function ClaimStart({ check }: { check: RentCheck }) {
  return (
    <form method="post" action="/overhyra/anmal">
      <p>
        Vill du gå vidare? Skicka in ett ärende, så läser en jurist det. Det kostar inget. Först då frågar vi efter namn
        och personnummer.
      </p>
      <input type="hidden" name="Check" value={JSON.stringify(check)} />
      <p>
        <Button name="Begin" value="ja">
          Gå vidare med ett ärende
        </Button>
      </p>
    </form>
  );
}

function Deadline({ estimate: { LastApplicationDay, IsLate }, months }: { estimate: RentEstimate; months: number }) {
  if (LastApplicationDay === null) return null;
  const rule = `Ansökan ska ha kommit in till hyresnämnden inom ${months} månader från det att du flyttade`;
  return IsLate ? (
    <Notice tone="caution" title="Ansökan kan vara för sen">
      {rule}. Den sista dagen var {formatDate(LastApplicationDay)}. Fråga en jurist innan du ger upp.
    </Notice>
  ) : (
    <Notice title={`Sista dagen är ${formatDate(LastApplicationDay)}`}>{rule}.</Notice>
  );
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

type Counted = Extract<RentEstimate, { Period: CountedPeriod }>;

function Steps({ check: { HousingType, MonthlyRent }, estimate }: { check: RentCheck; estimate: Counted }) {
  const { Low, Period } = estimate;
  const High = "High" in estimate ? estimate.High : null;
  const base = HousingType === "Lodger" ? "Din del av hyresvärdens hyra" : "Hyresvärdens hyra";
  const step = (name: string, amountOf: (steps: RentSteps) => number) => ({
    name,
    // The highest rent of the landlord gives the lowest claim.
    amount: formatPrice(amountOf(Low)),
    other: High && formatPrice(amountOf(High)),
  });
  const rows = [
    step(base, ({ Base }) => Base),
    step("Tillägg för möbler", ({ Furniture }) => Furniture),
    step("Kostnader som ingår", ({ Extras }) => Extras),
    step("Högsta skäliga hyra", ({ Reasonable }) => Reasonable),
    step("Din hyra", () => MonthlyRent),
    step("För mycket per månad", ({ Surplus }) => Surplus),
    step("Sammanlagt för tiden", ({ Total }) => Total),
  ];
  const amountColumn = { title: High ? "Om hyran är den högsta" : "Belopp", number: true } as const;
  return (
    <>
      <Table
        caption="Så har vi räknat"
        columns={[
          { title: "Steg", cell: ({ name }) => name },
          { ...amountColumn, cell: ({ amount }) => amount },
          ...(High
            ? [{ title: "Om den är den lägsta", number: true, cell: ({ other }: (typeof rows)[number]) => other }]
            : []),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <p>
        Räknad tid: {formatDate(Period.From)} till och med {formatDate(dayBefore(Period.Until))}. Del av en månad räknas
        i dagar, och summan är avrundad nedåt till hela kronor. Ränta kan tillkomma.
      </p>
    </>
  );
}
