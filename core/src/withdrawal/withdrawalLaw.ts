/** The figures of the right of withdrawal from a day on. The rows are the operator's, each with its source. */
export interface WithdrawalLaw {
  /** Contracts made from this day in Sweden on. */
  ValidFrom: string;
  /** Days in which the consumer may withdraw, from the day after the contract. */
  Days: number;
  /** Years after the normal end in which a consumer who was not informed may withdraw. */
  UninformedYears: number;
  /** Days in which the price must be paid back. */
  RefundDays: number;
}

export type WithdrawalLaws = readonly WithdrawalLaw[];

/** The row for a contract made on a day in Sweden. @throws RangeError when there is none */
export function withdrawalLawOn(laws: WithdrawalLaws, day: string): WithdrawalLaw {
  const [law] = laws
    .filter(({ ValidFrom }) => ValidFrom <= day)
    .toSorted((one, other) => other.ValidFrom.localeCompare(one.ValidFrom));
  if (!law) throw new RangeError(`no withdrawal law for ${day}`);
  return law;
}
