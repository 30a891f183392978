import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { identify, type ProcessIdentity } from "../os/processes.ts";

/** npm, npx and pnpm, and the shells between them and us. */
const PACKAGE_MANAGER =
  /^(\S*\/)?(npm|npx|pnpm)\b|^(\S*\/)?node \S*\/(npm|npx|pnpm)(-cli)?(\.\w+)? |^(\S*\/)?(sh|dash) -c /;

/**
 * The package managers and their shells that started this process, nearest first; an interactive shell is not included.
 * They do not forward SIGTERM: a signal to `npx pnpm start` ends only the outermost, so we watch whether they are alive.
 */
export function findParentProcesses(pid = process.ppid): ProcessIdentity[] {
  const parents: ProcessIdentity[] = [];
  for (let found = readProcess(pid); found && PACKAGE_MANAGER.test(found.command); found = readProcess(found.parent)) {
    const identity = identify(found.pid);
    if (!identity) break;
    parents.push(identity);
  }
  return parents;
}

function readProcess(pid: number): { pid: number; parent: number; command: string } | undefined {
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
