import { formatPrice } from "@lagrum/core/money/money";
import { formatDate, formatDateTime } from "@lagrum/core/text/dates";
import { errorText } from "@lagrum/core/texts/errors";
import { refundBasisTexts, withdrawalObstacleTexts } from "@lagrum/core/texts/withdrawals";
import type { ContractWithdrawal } from "@lagrum/core/withdrawal/withdrawalSchema";
import { Link } from "@tanstack/react-router";
import type { Opened } from "../api/openByCode.ts";
import { InvalidOrderLink } from "../checkout/InvalidOrderLink.tsx";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import form from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";

interface Props {
  opened: Opened<ContractWithdrawal>;
  code: string;
  /** The error of the confirmation. */
  refusal: string | null;
}

/** The second step: the contract, the refund, and the confirmation. Later it shows the progress of the refund. */
export function ContractPage({ opened, code, refusal }: Props) {
  if ("Code" in opened) return <InvalidOrderLink code={opened.Code} />;
  const { found: contract } = opened;
  const isOpen = contract.Withdrawal === null || contract.Withdrawal.State === "Submitted";
  return (
    <>
      <p className={form.reference}>Referens {contract.Reference}</p>
      <h1>Ångra: {contract.ProductName}</h1>
      {refusal && (
        <Notice tone="caution" title="Det gick inte">
          <p>{errorText(refusal)}</p>
        </Notice>
      )}
      {!isOpen && <Outcome contract={contract} />}
      <DescriptionList rows={rowsOf(contract)} />
      {isOpen && contract.Obstacle && <Refusal contract={contract} />}
      {/* A buyer who has sent a withdrawal can get the refusal by mail, a durable medium. */}
      {isOpen && contract.Obstacle && contract.Withdrawal && (
        <ConfirmForm code={code} variant="secondary">
          Få beslutet med mejl
        </ConfirmForm>
      )}
      {isOpen && !contract.Obstacle && contract.Basis && (
        <>
          <p className={form.lead}>{refundBasisTexts[contract.Basis]}</p>
          <ConfirmForm code={code}>Bekräfta ånger</ConfirmForm>
        </>
      )}
    </>
  );
}

interface ConfirmProps {
  code: string;
  variant?: "secondary";
  children: string;
}

/** Applies the rules to the contract; the outcome is mailed. */
const ConfirmForm = ({ code, variant, children }: ConfirmProps) => (
  <form method="post" action={`/angra/bekrafta?code=${encodeURIComponent(code)}`}>
    <input type="hidden" name="code" value={code} />
    <Button variant={variant}>{children}</Button>
  </form>
);

const row = (term: string, text: string | null | undefined | false) => (text ? [{ term, text }] : []);

const rowsOf = ({ Withdrawal, ...contract }: ContractWithdrawal) => [
  ...row("Pris", formatPrice(contract.Amount)),
  ...row("Köpet bekräftat", contract.PaidAt && formatDateTime(contract.PaidAt)),
  ...row("Sista dag att ångra sig", lastDayOf(contract)),
  ...row("Ditt meddelande kom", Withdrawal && formatDateTime(Withdrawal.ReceivedAt)),
  ...row("Utförd del", Withdrawal?.PerformedPercent != null && `${Withdrawal.PerformedPercent} procent`),
  ...row("Du betalar för det som är utfört", contract.KeptAmount ? formatPrice(contract.KeptAmount) : null),
  ...row(
    "Du får tillbaka",
    contract.Basis && (contract.RefundAmount === null ? "Räknas ut av oss" : formatPrice(contract.RefundAmount)),
  ),
  ...row("Återbetalat hittills", contract.RefundedAmount > 0 && formatPrice(contract.RefundedAmount)),
];

/** A right that was lost, or that never was, has no last day to show; one that ran out has. */
const lastDayOf = ({ LastDay, Obstacle }: Pick<ContractWithdrawal, "LastDay" | "Obstacle">) =>
  LastDay !== null && (Obstacle === null || Obstacle === "TooLate") && formatDate(LastDay);

/** The reason why there is no right of withdrawal, and alternatives. */
function Refusal({ contract }: { contract: ContractWithdrawal }) {
  const { Obstacle } = contract;
  if (Obstacle === null) return null;
  return (
    <Notice tone="info" title="Köpet går inte att ångra">
      <p>{withdrawalObstacleTexts[Obstacle]}</p>
      {Obstacle !== "Company" && (
        <p>
          Tycker du att vi har fel kan Allmänna reklamationsnämnden pröva saken:{" "}
          <a href="https://www.arn.se/">www.arn.se</a>, Box 174, 101 23 Stockholm.
        </p>
      )}
      <p>
        Är något fel på det du fick?{" "}
        <Link to="/reklamera" search={{ ref: contract.Reference }}>
          Reklamera det
        </Link>
        .
      </p>
    </Notice>
  );
}

function Outcome({ contract }: { contract: ContractWithdrawal }) {
  const { Withdrawal, Basis } = contract;
  switch (Withdrawal?.State) {
    case "Refused":
      return <Refusal contract={contract} />;
    case "Completed":
      return (
        <Notice tone="success" title="Klart" live>
          <p>Köpet är ångrat, och det du ska få tillbaka är återbetalt.</p>
        </Notice>
      );
    case "Queued":
      return (
        <Notice tone="info" title="Vi tar hand om ditt meddelande" live>
          <p>Tiden då du skickade det är sparad. Vi hör av oss med ett mejl.</p>
        </Notice>
      );
    default:
      return (
        <Notice tone="success" title="Du har ångrat köpet" live>
          <p>{Basis && refundBasisTexts[Basis]}</p>
          <p>
            {Withdrawal?.State === "AwaitingShare"
              ? "Vi räknar ut hur stor del som var utförd och mejlar dig."
              : "Pengarna är på väg, samma väg som du betalade."}
            {Withdrawal?.RefundDueDay && ` De kommer senast ${formatDate(Withdrawal.RefundDueDay)}.`}
          </p>
        </Notice>
      );
  }
}
