/** Readers for the tests of the pool. Takes more memory than a reader has, inside one step that can't be interrupted. */
export const takeAllMemory = (count: number): number => JSON.parse(`[${"{},".repeat(count)}1]`).length;

export const echo = (text: string): string => text;

export function neverEnd(): never {
  for (;;);
}

export function refuse(): never {
  throw Object.assign(new Error("no space"), { code: "ENOSPC" });
}
