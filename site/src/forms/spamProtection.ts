/**
 * Extra fields of public forms. `Key` is the idempotency key,
 * `OpenedAt` is for the minimum submit time, and `Website` is a honeypot.
 */
export const spamProtection = { Key: "", OpenedAt: "", Website: "" };

export const protectionFields: readonly string[] = Object.keys(spamProtection);

const initialValues: Record<string, () => string> = {
  Key: () => crypto.randomUUID(),
  OpenedAt: () => new Date().toISOString(),
};

/** Fills in a missing key and OpenedAt. */
export function withProtection<V extends object>(values: V): V {
  const missing = Object.entries(values).filter(([name, value]) => value === "" && name in initialValues);
  return { ...values, ...Object.fromEntries(missing.map(([name]) => [name, initialValues[name]?.()])) };
}
