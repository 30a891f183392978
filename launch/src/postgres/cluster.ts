import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomically } from "../os/atomicFile.ts";
import type { PostgresRunner } from "./binaries.ts";

/** The roles of the embedded database, most privileged first. */
export type Role = "postgres" | "lagrum_owner" | "lagrum_app";
export type Passwords = Record<Role, string>;

export interface Cluster {
  data: string;
  passwords: Passwords;
}

/**
 * Opens the database cluster in `dir`, creating it the first time: UTF-8, Swedish collation (ICU sv-SE), page checksums,
 * and random passwords in a file that only its owner can read.
 */
export async function openCluster(dir: string, runner: PostgresRunner): Promise<Cluster> {
  mkdirSync(dir, { recursive: true, mode: runner.kind === "unprivileged" ? 0o711 : 0o700 });
  const data = join(dir, "data");
  const marker = join(dir, "passwords.json");
  // The passwords are written last: without them an earlier creation was interrupted, and its data is discarded.
  if (existsSync(marker) && existsSync(join(data, "PG_VERSION"))) {
    return { data, passwords: JSON.parse(readFileSync(marker, "utf8")) as Passwords };
  }
  remove(data);
  // A unique folder: an initdb that outlived a killed launcher removes its own folder, and must not remove this one.
  const draft = join(dir, `data.${process.pid}`);
  const password = () => randomBytes(24).toString("base64url");
  const passwords: Passwords = { postgres: password(), lagrum_owner: password(), lagrum_app: password() };
  try {
    await initialise(draft, passwords.postgres, runner);
  } catch (error) {
    remove(draft);
    throw error;
  }
  renameSync(draft, data);
  writeFileAtomically(marker, JSON.stringify(passwords));
  for (const abandoned of globSync("data.*", { cwd: dir })) remove(join(dir, abandoned));
  return { data, passwords };
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

async function initialise(data: string, password: string, runner: PostgresRunner): Promise<void> {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  runner.grantAccess(passwordFile);
  mkdirSync(data, { mode: 0o700 });
  runner.grantAccess(data);
  const [command, args] = runner.command("initdb", [
    `--pgdata=${data}`,
    "--username=postgres",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale-provider=icu",
    "--icu-locale=sv-SE",
    "--locale=C.UTF-8",
    "--data-checksums",
  ]);
  try {
    await run(command, args, runner);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run(command: string, args: string[], runner: PostgresRunner): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...runner.spawnOptions, stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}: ${output.trim()}`)),
    );
  });
}
