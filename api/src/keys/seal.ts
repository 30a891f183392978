import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** A payload that only a process with the key can read. */
export interface SealedPayload {
  /** A keyed hash (HMAC) of the data subject, by which that person's jobs are found. */
  Subject: string;
  /** Initialisation vector, authentication tag and text, in base64. */
  Sealed: string;
}

/** Encryption and keyed hashes with one key. */
export interface Seal {
  seal(payload: object, subject: string): SealedPayload;
  /** @throws Error when the payload was sealed with another key, or was changed */
  open(payload: Pick<SealedPayload, "Sealed">): unknown;
  subjectHash(subject: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM and HMAC-SHA-256, with a key each that is derived from the given one. */
export function createSeal(key: string): Seal {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
  const encryption = derived("job payload");
  const lookup = derived("job subject");
  const subjectHash = (subject: string) => createHmac("sha256", lookup).update(subject).digest("base64");
  return {
    subjectHash,
    seal(payload, subject) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", encryption, iv);
      const text = [cipher.update(JSON.stringify(payload)), cipher.final()];
      return {
        Subject: subjectHash(subject),
        Sealed: Buffer.concat([iv, cipher.getAuthTag(), ...text]).toString("base64"),
      };
    },
    open({ Sealed }) {
      const bytes = Buffer.from(Sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", encryption, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return JSON.parse(Buffer.concat(text).toString());
    },
  };
}
