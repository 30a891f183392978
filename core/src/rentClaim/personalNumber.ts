import { containsPersonalNumber } from "../text/personalNumber.ts";

/** Whether the check digit of a typed personal identity number, or coordination number, is right. */
export const isPersonalNumber = (text: string): boolean => containsPersonalNumber(text.replace(/\s/g, ""));

/** A typed number without spaces, with a plain hyphen. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, "").replace(/\p{Pd}/gu, "-");

/** The number without its last four digits: "19811218-9876" is "19811218-••••". */
export const maskPersonalNumber = (number: string): string => `${number.replace(/[-+]?\d{4}$/, "")}-••••`;
