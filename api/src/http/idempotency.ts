import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
import { idempotencyKeys } from "../db/schema/records.ts";
import { Failure } from "./failure.ts";

interface KeyedResponse {
  status: number;
  body: unknown;
}

interface KeyedCall {
  /** Caller, method and path. */
  scope: string;
  key: string;
  /** Parsed query and body: the same key with other content is refused. */
  content: unknown;
}

/** Lifetime of a key in milliseconds. */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Reads the Idempotency-Key header.
 * @throws Failure BAD_REQUEST for a key that is not 1 to 255 printable ASCII characters.
 */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== "string" || !/^[\x21-\x7e]{1,255}$/.test(header)) throw new Failure("BAD_REQUEST");
  return header;
}

/** Not even a hash of a password may be stored here. */
const withoutPassword = (key: string, value: unknown) => (key === "Password" ? undefined : value);

/**
 * Runs the work once per key. The key's row, the work and its response are one transaction: a concurrent call waits on the
 * key's unique index and then replays the response; a failed call leaves no key.
 * @throws Failure IDEMPOTENCY_KEY_REUSED when the key came with other content before
 */
export function onceForKey<A extends KeyedResponse>(
  db: Database,
  { scope, key, content }: KeyedCall,
  work: (tx: Transaction) => Promise<A>,
): Promise<A> {
  const hash = createHash("sha256").update(JSON.stringify(content, withoutPassword)).digest("hex");
  const row = and(eq(idempotencyKeys.Scope, scope), eq(idempotencyKeys.Key, key));
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ Scope: scope, Key: key, RequestHash: hash })
      .onConflictDoNothing()
      .returning({ Key: idempotencyKeys.Key });
    if (inserted.length === 0) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(row);
      if (!earlier || earlier.Status === null) throw new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter: 1 });
      if (earlier.RequestHash !== hash) throw new Failure("IDEMPOTENCY_KEY_REUSED");
      // Stored by the same endpoint, so it has this type.
      return { status: earlier.Status, body: earlier.Body } as A;
    }
    const response = await work(tx);
    await tx.update(idempotencyKeys).set({ Status: response.status, Body: response.body }).where(row);
    return response;
  });
}
