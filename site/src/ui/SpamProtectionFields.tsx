import { Honeypot } from "./Honeypot.tsx";

/** What a form that anyone may send holds beside its fields: its key, when it was shown, and the bait. */
export function SpamProtectionFields({ Key, OpenedAt, Website }: { Key: string; OpenedAt: string; Website: string }) {
  return (
    <>
      <input type="hidden" name="Key" value={Key} />
      <input type="hidden" name="OpenedAt" value={OpenedAt} />
      <Honeypot defaultValue={Website} />
    </>
  );
}
