import { createHash } from "node:crypto";
import type pg from "pg";

/** Shapes that a process names: each connection keeps its own plan of each, some ten kB. */
const MOST_NAMED = 200;
/** Shapes that are remembered until they come again. */
const MOST_SEEN = 1000;

interface Statement {
  text: string;
  name?: string | undefined;
}

/** Stands in the text of a reading that is best planned for its values each time, and so goes without a name. */
export const PLANNED_EACH_TIME = "/* planned each time */";

const isUnnamedReading = (config: unknown): config is Statement =>
  typeof config === "object" &&
  config !== null &&
  "text" in config &&
  typeof config.text === "string" &&
  config.text.startsWith("select") &&
  !config.text.includes(PLANNED_EACH_TIME) &&
  !("name" in config && config.name !== undefined);

/**
 * Names the readings that come again, so that a connection reads and plans each only once: for a list with its many
 * columns that takes PostgreSQL longer than to find the rows. What bears that mark and what runs in a transaction
 * is not named.
 */
export function nameStatements(pool: pg.Pool): void {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMED) return name;
    if (!seen.delete(text)) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(text);
      return undefined;
    }
    names.set(text, createHash("sha256").update(text).digest("base64url").slice(0, 22));
    return names.get(text);
  };
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const named = (config: unknown, ...rest: unknown[]) =>
    query(isUnnamedReading(config) ? { ...config, name: nameOf(config.text) } : config, ...rest);
  pool.query = named as typeof pool.query;
}
