import { resolve } from "node:path";

/** The root folder of the checkout. */
export const root = resolve(import.meta.dirname, "../..");
