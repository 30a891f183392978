import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeDurably } from "../service/atomicFile.ts";
import type { PostgresRunner } from "./binaries.ts";

/** The roles of the embedded database, in order of power. */
export type Role = "postgres" | "lagrum_owner" | "lagrum_app";
export type Passwords = Record<Role, string>;

export interface Cluster {
  data: string;
  passwords: Passwords;
}

/**
 * Opens the database cluster in `dir`, creating it the first time: UTF-8, Swedish order (ICU sv-SE), page checksums,
 * and passwords drawn by lot that lie beside it for its owner alone.
 */
export async function openCluster(dir: string, runner: PostgresRunner): Promise<Cluster> {
  mkdirSync(dir, { recursive: true, mode: runner.kind === "unprivileged" ? 0o711 : 0o700 });
  const data = join(dir, "data");
  const marker = join(dir, "passwords.json");
  // The passwords are written last: without them the creation was cut short, and nobody has used the database yet.
  if (existsSync(marker) && existsSync(join(data, "PG_VERSION"))) {
    return { data, passwords: JSON.parse(readFileSync(marker, "utf8")) as Passwords };
  }
  remove(data);
  // Made aside: an initdb that outlived its killed launcher tidies up after itself, and must not meet ours.
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
  writeDurably(marker, JSON.stringify(passwords));
  for (const abandoned of globSync("data.*", { cwd: dir })) remove(join(dir, abandoned));
  return { data, passwords };
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

async function initialise(data: string, password: string, runner: PostgresRunner): Promise<void> {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  runner.give(passwordFile);
  mkdirSync(data, { mode: 0o700 });
  runner.give(data);
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
    let complaints = "";
    child.stderr.on("data", (chunk: Buffer) => {
      complaints += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}: ${complaints.trim()}`)),
    );
  });
}
