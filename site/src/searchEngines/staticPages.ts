/** Indexable pages that always exist. */
export const staticPages = [
  "/",
  "/ask_a_question",
  "/answers",
  "/categories",
  "/fixed_price",
  "/rattsskydd",
  "/boka",
  "/ai",
  "/about",
  "/contact",
  "/nyheter",
  "/signup",
  "/integritet",
  "/cookies",
  "/villkor",
  "/tillganglighet",
] as const;
