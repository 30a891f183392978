import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { writeFileAtomically } from "../os/atomicFile.ts";

/** Rows by table and id. A null row is a deletion. */
export type Changes<Tables> = { [Name in keyof Tables]?: Record<string, Tables[Name] | null> };

/** Tables in memory, and an append-only file of their changes. */
export interface Journal<Tables> {
  get<Name extends keyof Tables>(table: Name, id: string): Tables[Name] | undefined;
  /** In order of insertion. */
  list<Name extends keyof Tables>(table: Name): Tables[Name][];
  /** Stores the changes atomically: they are on disk when it returns. */
  commit(changes: Changes<Tables>): void;
  close(): void;
}

/** The complete lines. After a crash the last line may be incomplete. */
function readLines(path: string): string[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8").split("\n").slice(0, -1);
}

/** Opens a journal, and compacts an existing one to a single line. */
export function openJournal<Tables extends object>(path: string, names: (keyof Tables & string)[]): Journal<Tables> {
  const tables = new Map(names.map((name) => [name as keyof Tables, new Map<string, unknown>()]));

  function apply(changes: Changes<Tables>): void {
    for (const [name, rows] of Object.entries(changes) as [keyof Tables, Record<string, unknown>][]) {
      for (const [id, row] of Object.entries(rows)) {
        if (row === null) tables.get(name)?.delete(id);
        else tables.get(name)?.set(id, row);
      }
    }
  }

  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  for (const line of readLines(path)) apply(JSON.parse(line) as Changes<Tables>);
  const whole = Object.fromEntries([...tables].map(([name, rows]) => [name, Object.fromEntries(rows)]));
  writeFileAtomically(path, `${JSON.stringify(whole)}\n`);
  const file = openSync(path, "r+");
  let size = readFileSync(path).length;

  return {
    get: (table, id) => tables.get(table)?.get(id) as Tables[typeof table] | undefined,
    list: (table) => [...(tables.get(table)?.values() ?? [])] as Tables[typeof table][],
    commit(changes) {
      const line = Buffer.from(`${JSON.stringify(changes)}\n`);
      try {
        for (let at = 0; at < line.length; ) at += writeSync(file, line, at, line.length - at, size + at);
        fsyncSync(file);
      } catch (error) {
        // A full disk: remove the incomplete line before the next one is written.
        ftruncateSync(file, size);
        throw error;
      }
      size += line.length;
      apply(changes);
    },
    close: () => closeSync(file),
  };
}
