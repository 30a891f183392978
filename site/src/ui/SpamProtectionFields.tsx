import { Honeypot } from "./Honeypot.tsx";

/** The hidden fields of a public form: idempotency key, when it was opened, honeypot. */
export function SpamProtectionFields({ Key, OpenedAt, Website }: { Key: string; OpenedAt: string; Website: string }) {
  return (
    <>
      <input type="hidden" name="Key" value={Key} />
      <input type="hidden" name="OpenedAt" value={OpenedAt} />
      <Honeypot defaultValue={Website} />
    </>
  );
}
