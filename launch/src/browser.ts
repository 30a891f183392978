import { execFile } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";

import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { root } from "./build.ts";
import { inheritedEnvironment, readBrowserEnv } from "./env.ts";
import { Refusal } from "./refusal.ts";

/** How Playwright is to start the browser. No path means the one Playwright itself has installed. */
export interface Browser {
  executablePath: string | undefined;
  args: string[];
}

const INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds a Chromium: the one CHROMIUM names, one installed, Playwright's own, and last the one that npm brings for
 * Linux on x64, unpacked once into node_modules/.cache.
 * @throws Refusal when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const { chromium, path } = readBrowserEnv();
  if (chromium) {
    if (!isProgram(chromium)) throw new Refusal(`CHROMIUM=${chromium} går inte att köra.`);
    return { executablePath: chromium, args: [] };
  }
  const candidates = [...path.split(delimiter).flatMap((dir) => INSTALLED.map((name) => join(dir, name))), MAC];
  const installed = candidates.find(isProgram);
  if (installed) return { executablePath: installed, args: [] };
  if (await playwrightHasBrowser()) return { executablePath: undefined, args: [] };
  if (process.platform === "linux" && process.arch === "x64") return browserFromNpm();
  throw new Refusal(
    "Ingen webbläsare hittades för testerna. Installera Chrome, kör npx playwright install chromium, " +
      "eller sätt CHROMIUM till en körbar Chromium.",
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrightHasBrowser(): Promise<boolean> {
  const entry = fromEndToEndTests("playwright");
  const { chromium } = (await import(pathToFileURL(entry).href)) as { chromium: { executablePath(): string } };
  return existsSync(chromium.executablePath());
}

/**
 * The packaged browser brings the libraries a bare system lacks. A script of our own hands them to the browser alone:
 * set for the whole test run they would reach Node and PostgreSQL too.
 */
export async function browserFromNpm(cache = join(root, "node_modules/.cache/lagrum")): Promise<Browser> {
  const entry = fromEndToEndTests("@sparticuz/chromium");
  const manifest = join(dirname(entry), "../package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  const script = join(folder, "chromium.sh");
  if (!existsSync(script)) await unpack(entry, cache, folder);
  return { executablePath: script, args: ["--no-sandbox", "--no-zygote", "--disable-gpu"] };
}

async function unpack(entry: string, cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "unpacking-"));
  const program = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
  // The package unpacks its libraries only where it believes that it runs at Amazon.
  const env = { ...inheritedEnvironment(), TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { env });
  const lines = [
    "#!/bin/sh",
    'here=$(dirname "$0")',
    'export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"',
    'exec "$here/chromium" "$@"',
  ];
  writeFileSync(join(draft, "chromium.sh"), `${lines.join("\n")}\n`);
  chmodSync(join(draft, "chromium.sh"), 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

function fromEndToEndTests(name: string): string {
  return createRequire(join(root, "e2e/package.json")).resolve(name);
}
