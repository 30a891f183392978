import type { BuyerRole } from "../order/orderStateSchema.ts";
import type { WithdrawalLaws } from "./withdrawalLaw.ts";
import type { RefundBasis, WithdrawalObstacle } from "./withdrawalSchema.ts";
import { endOfDay, lastWithdrawalDay } from "./withdrawalTime.ts";

/** The facts that decide a withdrawal. Times in milliseconds since 1970. */
export interface Contract {
  Role: BuyerRole;
  /** When we confirmed that the order is paid or authorised; null before that. */
  ContractAt: number | null;
  /** When the buyer got the information about withdrawal; null for never. */
  InformedAt: number | null;
  /** The express request to start at once, and the acknowledgement that the right ends with the delivery. */
  StartNow: boolean;
  LoseRight: boolean;
  /** When those two were given. */
  ConsentAt: number;
  StartedAt: number | null;
  /** When all of the service was performed. */
  DeliveredAt: number | null;
  /** When the contract ended in another way: withdrawn, cancelled, expired or refunded whole; null otherwise. */
  EndedAt: number | null;
  /** Öre, tax included. */
  Amount: number;
  /** Öre of earlier refunds. */
  RefundedAmount: number;
  /** The whole percentage that was performed, as staff recorded it; null before that. */
  PerformedPercent: number | null;
}

export type WithdrawalRight =
  /** Amounts in öre; null until staff have recorded how much was performed. */
  | {
      isOpen: true;
      Basis: RefundBasis;
      LastDay: string;
      KeptAmount: number | null;
      RefundAmount: number | null;
    }
  | { isOpen: false; Obstacle: WithdrawalObstacle; LastDay: string | null };

const hasHappened = (moment: number | null, at: number): boolean => moment !== null && moment <= at;

/**
 * The right of withdrawal at the moment when the consumer sent the message (distansavtalslagen 2005:59, 2 kap.).
 * @param at milliseconds since 1970
 */
export function withdrawalRight(contract: Contract, at: number, laws: WithdrawalLaws): WithdrawalRight {
  const { ContractAt, InformedAt } = contract;
  const closed = (Obstacle: WithdrawalObstacle, LastDay: string | null = null) =>
    ({ isOpen: false, Obstacle, LastDay }) as const;
  // 1 kap. 2 §: only a natural person outside business is a consumer.
  if (contract.Role === "Company") return closed("Company");
  if (ContractAt === null) return closed("NotPaid");
  const LastDay = lastWithdrawalDay(ContractAt, InformedAt, laws);
  if (hasHappened(contract.EndedAt, at)) return closed("Ended", LastDay);
  // 11 § 1: fully performed, after an express consent and acknowledgement that an informed consumer gave.
  const isDelivered = hasHappened(contract.DeliveredAt, at);
  if (isDelivered && hasRequested(contract) && contract.LoseRight) return closed("Performed", LastDay);
  if (at >= endOfDay(LastDay)) return closed("TooLate", LastDay);
  const Basis = contract.RefundedAmount >= contract.Amount ? "AlreadyRefunded" : basisOf(contract, at, isDelivered);
  return { isOpen: true, Basis, LastDay, ...amountsOf(contract, Basis) };
}

/** Consents are void if the consumer was not informed about withdrawal before them. */
const hasRequested = ({ StartNow, InformedAt, ConsentAt }: Contract): boolean =>
  StartNow && hasHappened(InformedAt, ConsentAt);

function basisOf(contract: Contract, at: number, isDelivered: boolean): RefundBasis {
  if (!isDelivered && !hasHappened(contract.StartedAt, at)) return "NotStarted";
  if (!hasRequested(contract)) return "NoRequest";
  return isDelivered ? "NoAcknowledgement" : "PartPerformed";
}

/** 15 §: a part of the price is charged only for work that an informed consumer expressly asked for. Rounded down to whole öre. */
function amountsOf({ Amount, RefundedAmount, PerformedPercent }: Contract, basis: RefundBasis) {
  const left = Amount - RefundedAmount;
  if (basis !== "PartPerformed") return { KeptAmount: 0, RefundAmount: left };
  if (PerformedPercent === null) return { KeptAmount: null, RefundAmount: null };
  const KeptAmount = Math.floor((left * PerformedPercent) / 100);
  return { KeptAmount, RefundAmount: left - KeptAmount };
}
