/** The URLs of the measured pages, one of each kind, from the demo content. */
export const addresses = {
  start: "/",
  category: "/categories/hyresratt",
  answer: "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten",
  product: "/product/testamente",
} as const;
