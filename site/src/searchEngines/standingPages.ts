/** Pages that are always there and are for search engines. */
export const standingPages = [
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
