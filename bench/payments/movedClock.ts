import { readFileSync } from "node:fs";

/**
 * Imported before a process (NODE_OPTIONS): its clock is ahead by the milliseconds in the file that the import names,
 * read at the start and at each SIGUSR2. Timers are not affected.
 */
const file = new URL(import.meta.url).searchParams.get("file") ?? "";
const RealDate = Date;
let ahead = 0;

function read(): void {
  try {
    ahead = Number(readFileSync(file, "utf8")) || 0;
  } catch {
    // Not moved yet.
  }
}
read();
process.on("SIGUSR2", read);

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
