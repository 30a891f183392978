/** Characters that e-mail clients or copying may add to a URL: invisible ones and punctuation. */
const invisible = /[\s\p{Cc}\p{Cf}]/gu;
const marks = /[.,;:!?)>\]"'”’]+$/;

/** The contract's `code` schema as a regular expression, so that these pages don't load zod. */
const wellFormed = /^[a-z0-9]{26,64}$/;

const maxId = 2_147_483_647;

/** The access code in an e-mailed link, cleaned; undefined when it can't be valid. */
export function readCode(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const code = value.replace(invisible, "").replace(marks, "");
  return wellFormed.test(code) ? code : undefined;
}

/** The payload of the confirmation form. */
export interface ConfirmLink {
  id: number;
  code: string;
}

/** The parts of a confirmation link; null when one is missing or invalid. */
export function readConfirmLink(id: unknown, code: unknown): ConfirmLink | null {
  const number = Number(id);
  const read = readCode(code);
  return Number.isInteger(number) && number > 0 && number <= maxId && read ? { id: number, code: read } : null;
}

/** A question's reference ("L-1001"), which identifies no person; undefined for any other text. */
export const readReference = (value: unknown): string | undefined =>
  typeof value === "string" && /^L-\d{1,10}$/.test(value) ? value : undefined;
