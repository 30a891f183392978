/** What a mail program or a hand can add to an address: signs that don't show, and the sentence's own marks. */
const invisible = /[\s\p{Cc}\p{Cf}]/gu;
const marks = /[.,;:!?)>\]"'”’]+$/;

/** The contract's `code`, without the library that checks it, which the pages don't load. */
const wellFormed = /^[a-z0-9]{26,64}$/;

const largestId = 2_147_483_647;

/** The code in a mailed link as the API can take it; undefined when it can't be one. */
export function readCode(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const code = value.replace(invisible, "").replace(marks, "");
  return wellFormed.test(code) ? code : undefined;
}

/** What the confirmation page's form sends. */
export interface ConfirmLink {
  id: number;
  code: string;
}

/** The parts of a confirmation link; null when something is missing or can't be right. */
export function readConfirmLink(id: unknown, code: unknown): ConfirmLink | null {
  const number = Number(id);
  const read = readCode(code);
  return Number.isInteger(number) && number > 0 && number <= largestId && read ? { id: number, code: read } : null;
}

/** A question's reference ("L-1001"), which says nothing of the asker; undefined for any other words. */
export const readReference = (value: unknown): string | undefined =>
  typeof value === "string" && /^L-\d{1,10}$/.test(value) ? value : undefined;
