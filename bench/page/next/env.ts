/** Where the page's data come from, and where people would reach it. */
export const apiInnerUrl = process.env.API_INNER_URL ?? "";
export const publicUrl = process.env.PUBLIC_URL ?? "";
