const whole = new Intl.NumberFormat("sv-SE", { useGrouping: "min2" });
const parts = new Intl.NumberFormat("sv-SE", {
  useGrouping: "min2",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * The displayed price: öre divided by 100, followed by " kr" (specification section 9).
 * 129500 → "1295 kr", 1295000 → "12 950 kr", 49950 → "499,50 kr".
 * @param amount integer öre
 */
export const formatPrice = (amount: number): string =>
  `${(amount % 100 === 0 ? whole : parts).format(amount / 100)} kr`;

/** Basis points as a percentage: 2500 is "25 %". */
export const percent = (points: number): string => `${new Intl.NumberFormat("sv-SE").format(points / 100)}\u00a0%`;
