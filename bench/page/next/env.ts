/** The API's URL, and the public URL. */
export const apiInnerUrl = process.env.API_INNER_URL ?? "";
export const publicUrl = process.env.PUBLIC_URL ?? "";
