/** The figures of the right of withdrawal from a day on. */
export interface WithdrawalLaw {
  /** Contracts made from this day in Sweden on. */
  validFrom: string;
  /** Days in which the consumer may withdraw, from the day after the contract. */
  days: number;
  /** Years after the normal end in which a consumer who was not informed may withdraw. */
  uninformedYears: number;
  /** Days in which the price must be paid back. */
  refundDays: number;
  source: string;
}

/** Newest first. A change of law is a new row: contracts keep the row of their own day. */
const withdrawalLaws: readonly WithdrawalLaw[] = [
  {
    validFrom: "2026-06-19",
    days: 14,
    uninformedYears: 1,
    refundDays: 14,
    source:
      "Distansavtalslagen (2005:59) 2 kap. 10–15 §§, med 10 a § om ångerfunktion från den 19 juni 2026 (prop. 2025/26:84)",
  },
  {
    validFrom: "2014-06-13",
    days: 14,
    uninformedYears: 1,
    refundDays: 14,
    source: "Distansavtalslagen (2005:59) 2 kap. 10–15 §§, i lydelse enligt lag (2014:14)",
  },
];

/** The row for a contract made on a day in Sweden. */
export function withdrawalLawOn(day: string): WithdrawalLaw {
  const law = withdrawalLaws.find(({ validFrom }) => validFrom <= day);
  if (!law) throw new RangeError(`no withdrawal law for ${day}`);
  return law;
}
