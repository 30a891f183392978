import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "./atomicFile.ts";
import { Refusal } from "./operatorError.ts";
import { endProcess, identify, isRunning, type ProcessIdentity } from "./processes.ts";
import type { RunningPart } from "./supervisor.ts";

interface Claim {
  launcher: ProcessIdentity;
  publicUrl: string;
}

/** Our right to the data folder, and the list of processes a later launcher must end if we are killed. */
export interface Instance {
  /** Processes left by a launcher that was killed, ended just now. */
  ended: RunningPart[];
  record(running: RunningPart[]): void;
  release(): void;
}

/** Each; visitors who hold on to the old site keep the new one waiting. */
const PATIENCE_MS = 3000;

/**
 * Takes the data folder for this process and ends what a killed launcher left running.
 * @throws Refusal when another launcher is alive on it.
 */
export async function claimDataDir(dataDir: string, publicUrl: string): Promise<Instance> {
  // Root's database may have to run as nobody, who then must get through; every folder and file inside is closed.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const claimFile = join(dataDir, "launcher.json");
  const runningFile = join(dataDir, "running.json");
  const launcher = identify(process.pid);
  if (!launcher) throw new Error("cannot tell our own start time");
  takeClaim(claimFile, { launcher, publicUrl });

  const leftovers = read<RunningPart[]>(runningFile)?.filter(isRunning) ?? [];
  // The last started first: each calls those before it, and what it has begun is then finished.
  for (const part of leftovers.toReversed()) await endProcess(part, PATIENCE_MS);
  return {
    ended: leftovers,
    record: (running) => writeDurably(runningFile, JSON.stringify(running, null, 2)),
    release() {
      rmSync(runningFile, { force: true });
      rmSync(claimFile, { force: true });
    },
  };
}

/** Whether a launcher is alive on the data folder. */
export function hasLauncher(dataDir: string): boolean {
  const holder = read<Claim>(join(dataDir, "launcher.json"));
  return holder !== undefined && isRunning(holder.launcher);
}

function takeClaim(file: string, claim: Claim): void {
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(claim), { flag: "wx", mode: 0o600 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = read<Claim>(file);
    if (holder && isRunning(holder.launcher)) throw alreadyRunning(holder);
    rmSync(file, { force: true });
  }
}

function alreadyRunning({ launcher, publicUrl }: Claim): Refusal {
  return new Refusal(
    `Lagrum är redan igång med den här datamappen, på ${publicUrl} (process ${launcher.pid}).\n` +
      `Stoppa den med Ctrl-C där den startades, eller med kill ${launcher.pid}.\n` +
      "Vill du köra en till: PORT=3001 DATA_DIR=.data-2 npx -y pnpm@12 start",
  );
}

function read<T>(file: string): T | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
  } catch {
    // Cut short by a crash: as good as none.
    return undefined;
  }
}
