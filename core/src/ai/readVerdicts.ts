/** A whole line: "3: stöds" or "3: stöds inte". */
const verdict = /^(\d{1,3}): (stöds|stöds inte)\.?$/u;

/**
 * Reads what a judging model writes about numbered sentences. Only a clear verdict counts: of two that differ none does.
 * @param isEnded the text is whole. Otherwise its last line may lack its end: "stöds" may be the beginning of "stöds inte"
 * @returns the numbers of the supported sentences, and whether there was any verdict
 */
export function readVerdicts(text: string, isEnded: boolean): { supported: Set<number>; hasAny: boolean } {
  const lines = text.split("\n");
  if (!isEnded) lines.pop();
  const supported = new Set<number>();
  const refused = new Set<number>();
  for (const line of lines) {
    const [, number, word] = verdict.exec(line.trim()) ?? [];
    if (number !== undefined) (word === "stöds" ? supported : refused).add(Number(number));
  }
  const hasAny = supported.size + refused.size > 0;
  for (const number of refused) supported.delete(number);
  return { supported, hasAny };
}
