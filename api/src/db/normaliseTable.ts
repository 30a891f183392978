import { cleanStored } from "@lagrum/core/contract/storedText";
import { type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./database.ts";
import { causeOf } from "./databaseFailure.ts";
import type { StoredTexts } from "./storedTexts.ts";

/** Rows that are read in one transaction. */
const BATCH = 200;

/** What one batch has changed. */
export interface NormalisedBatch {
  /** The key of the last row; null when the table is done. */
  after: unknown[] | null;
  /** Rows by column. */
  changed: Record<string, number>;
  /** The IDs of rows that stay as they are: another row has their unique value. */
  left: number[];
}

/** Signs that a stored text may have to lose, and spaces other than the usual one. Joiners that stay are found too. */
const suspect = String.raw`[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]`;

/** Jsonb escapes control characters. */
const suspectJson = String.raw`${suspect}|\\u00[01]`;

const lines = String.raw`^\s|\s$|[\t\n\r]|  `;

const isSuspect = (column: PgColumn, form: string): SQL => {
  const type = column.getSQLType();
  const read = type === "text" ? sql`${column}` : type === "jsonb" ? sql`${column}::text` : joined(column);
  const pattern = type === "jsonb" ? suspectJson : form === "line" ? `${suspect}|${lines}` : suspect;
  return sql`${read} is not nfc normalized or ${read} ~ ${pattern}`;
};
const joined = (column: PgColumn) => sql`array_to_string(${column}, ' / ')`;

const keyOf = (table: PgTable): PgColumn[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  const single = columns.filter(({ primary }) => primary);
  return single.length > 0 ? single : (primaryKeys[0]?.columns ?? []);
};

const row = (parts: readonly SQL[]): SQL => sql`(${sql.join([...parts], sql`, `)})`;
const rowOf = (columns: readonly PgColumn[]): SQL => row(columns.map((column) => sql`${column}`));
const values = (list: readonly unknown[]): SQL => row(list.map((value) => sql`${value}`));

const toParam = (column: PgColumn, value: unknown): SQL =>
  column.getSQLType() === "jsonb" ? sql`${JSON.stringify(value)}::jsonb` : sql`${sql.param(value)}`;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Normalises the next rows of a table after that key. */
export async function normaliseBatch(
  tx: Transaction,
  { table, columns, also }: StoredTexts,
  after: unknown[] | null,
): Promise<NormalisedBatch> {
  const key = keyOf(table);
  const all = table as unknown as Record<string, PgColumn>;
  const texts = Object.entries(columns).map(([name, form]) => ({ column: all[name] as PgColumn, form }));
  const order = sql.join(
    key.map((column) => sql`${column}`),
    sql`, `,
  );
  const later = after ? sql`${rowOf(key)} > ${values(after)}` : sql`true`;
  const { rows: ends } = await tx.execute<Record<string, unknown>>(
    sql`select ${order} from ${table} where ${later} order by ${order} offset ${BATCH - 1} limit 1`,
  );
  const end = ends[0] ? key.map(({ name }) => ends[0]?.[name]) : null;
  const dirty = sql.join(
    texts.map(({ column, form }) => isSuspect(column, form)),
    sql` or `,
  );
  const { rows } = await tx.execute<Record<string, unknown>>(
    sql`select * from ${table} where ${later} and ${end ? sql`${rowOf(key)} <= ${values(end)}` : sql`true`} and (${dirty})
      order by ${order} for update`,
  );
  const batch: NormalisedBatch = { after: end, changed: {}, left: [] };
  for (const found of rows) await normaliseRow(tx, { table, key, texts, found, batch, also });
  return batch;
}

interface Found {
  table: PgTable;
  key: PgColumn[];
  texts: { column: PgColumn; form: StoredTexts["columns"][string] }[];
  found: Record<string, unknown>;
  batch: NormalisedBatch;
  also: SQL | undefined;
}

async function normaliseRow(tx: Transaction, { table, key, texts, found, batch, also }: Found): Promise<void> {
  const changed = texts
    .map(({ column, form }) => ({ column, value: cleanStored(found[column.name], form) }))
    .filter(({ column, value }) => !same(value, found[column.name]));
  if (changed.length === 0) return;
  const sets = changed.map(({ column, value }) => sql`${sql.identifier(column.name)} = ${toParam(column, value)}`);
  if (also) sets.push(also);
  const ids = key.map(({ name }) => found[name]);
  try {
    await tx.transaction((inner) =>
      inner.execute(sql`update ${table} set ${sql.join(sets, sql`, `)} where ${rowOf(key)} = ${values(ids)}`),
    );
  } catch (error) {
    if (!isRefusedByConstraint(error)) throw error;
    // A key of text may be personal data: only that there is one.
    batch.left.push(ids.find((id) => typeof id === "number") ?? 0);
    return;
  }
  const { name: tableName } = getTableConfig(table);
  for (const { column } of changed) {
    const name = `${tableName}.${column.name}`;
    batch.changed[name] = (batch.changed[name] ?? 0) + 1;
  }
}

/** Class 23: an address that another account has, a name that is taken, a text that became too short. */
function isRefusedByConstraint(error: unknown): boolean {
  const cause = error instanceof Error ? causeOf(error) : undefined;
  return cause !== undefined && "code" in cause && String(cause.code).startsWith("23");
}
