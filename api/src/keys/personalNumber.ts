import { maskPersonalNumber } from "@lagrum/core/contract/personalNumber";
import type { Seal } from "./seal.ts";

/** Marks what has the key of personal numbers. Older rows have another key. */
export const numberMark = "number:";

/** A personal number, encrypted. @param email its owner's */
export const sealNumber = (numberSeal: Seal, PersonalNumber: string, email: string): string =>
  numberMark + numberSeal.seal({ PersonalNumber }, email).Sealed;

export interface NumberKeys {
  numberSeal: Seal;
  /** The key of older rows. */
  formerSeal: Seal;
}

/** @throws Error when it was sealed with another key */
export function openNumber({ numberSeal, formerSeal }: NumberKeys, stored: string): string {
  const opened = stored.startsWith(numberMark)
    ? numberSeal.open({ Sealed: stored.slice(numberMark.length) })
    : formerSeal.open({ Sealed: stored });
  return (opened as { PersonalNumber: string }).PersonalNumber;
}

/** Masked. What can't be opened shows no digit. */
export function maskedNumber(keys: NumberKeys, stored: string): string {
  try {
    return maskPersonalNumber(openNumber(keys, stored));
  } catch {
    return "••••••-••••";
  }
}

/** Sealed again with the key of personal numbers; null when its former key is lost. @param email its owner's */
export function resealedNumber(keys: NumberKeys, stored: string, email: string): string | null {
  try {
    return sealNumber(keys.numberSeal, openNumber(keys, stored), email);
  } catch {
    return null;
  }
}
