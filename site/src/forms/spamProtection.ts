/**
 * What a form that anyone may send holds beside its fields. `Key` is the idempotency key: sending twice is one thing.
 * `OpenedAt` shows whether a minimum submit time has passed, and `Website` is a honeypot.
 */
export const spamProtection = { Key: "", OpenedAt: "", Website: "" };

export const protectionFields: readonly string[] = Object.keys(spamProtection);

const initialValues: Record<string, () => string> = {
  Key: () => crypto.randomUUID(),
  OpenedAt: () => new Date().toISOString(),
};

/** Gives a form its key and the moment it was opened, where it lacks them. */
export function withProtection<V extends object>(values: V): V {
  const missing = Object.entries(values).filter(([name, value]) => value === "" && name in initialValues);
  return { ...values, ...Object.fromEntries(missing.map(([name]) => [name, initialValues[name]?.()])) };
}
