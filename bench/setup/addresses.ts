/** The reading pages that are measured, one of each kind, as the examples have them. */
export const addresses = {
  start: "/",
  category: "/categories/hyresratt",
  answer: "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten",
  product: "/product/testamente",
} as const;
