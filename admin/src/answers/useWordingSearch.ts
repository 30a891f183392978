import type { FoundProvision } from "@lagrum/core/law/findProvision";
import type { ProvisionList } from "@lagrum/core/law/provisionCheckSchema";
import { excerpt } from "@lagrum/core/text/text";
import { useEffect, useState } from "react";

/** Milliseconds without typing before the wordings are searched. */
const DEBOUNCE = 300;
const minLength = 3;
const wordingLength = 140;

/** A provision found by the words of its wording. */
export interface WordedProvision extends FoundProvision {
  wording: string;
}

export type SearchWordings = (words: string) => Promise<ProvisionList["Provisions"]>;

const none: WordedProvision[] = [];

/** Provisions whose imported wording has the words, while they are typed. A failed search finds nothing. */
export function useWordingSearch(words: string, search: SearchWordings | undefined): WordedProvision[] {
  const [found, setFound] = useState(none);
  const sought = words.trim();
  useEffect(() => {
    if (!search || sought.length < minLength) return setFound(none);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const provisions = await search(sought).catch(() => []);
      if (!isCurrent) return;
      setFound(
        provisions.map(({ Wording, ...provision }) => ({
          ...provision,
          Count: 0,
          wording: excerpt(Wording.Text, wordingLength),
        })),
      );
    }, DEBOUNCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sought, search]);
  return found;
}
