import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { identify, type ProcessIdentity } from "./processes.ts";

/** npm, npx and pnpm, and the shells they put between each other and us. */
const CALLER = /^(\S*\/)?(npm|npx|pnpm)\b|^(\S*\/)?node \S*\/(npm|npx|pnpm)(-cli)?(\.\w+)? |^(\S*\/)?(sh|dash) -c /;

/**
 * The package managers and shells we were called through, nearest first. They do not hand SIGTERM on: whoever stops
 * `npx pnpm start` ends only the outermost, and we notice by its absence. An ordinary shell is not among them.
 */
export function findCallers(pid = process.ppid): ProcessIdentity[] {
  const callers: ProcessIdentity[] = [];
  for (let found = look(pid); found && CALLER.test(found.command); found = look(found.parent)) {
    const identity = identify(found.pid);
    if (!identity) break;
    callers.push(identity);
  }
  return callers;
}

function look(pid: number): { pid: number; parent: number; command: string } | undefined {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return { pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
    }
    const line = execFileSync("ps", ["-o", "ppid=,command=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [, parent, command = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid, parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
