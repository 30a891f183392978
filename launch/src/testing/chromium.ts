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
import type * as Playwright from "playwright";
import { inheritedEnvironment, readBrowserEnv } from "../env.ts";
import { OperatorError } from "../operator/operatorError.ts";
import { root } from "../workspaceRoot.ts";

/** Launch options for Playwright. Without a path Playwright uses the browser it has installed. */
export interface Browser {
  executablePath: string | undefined;
  args: string[];
}

const INSTALLED = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The browser for tests: the one named by CHROMIUM, else the bundled headless Chromium, else any other. The bundled one
 * is the same version everywhere and starts twice as fast as a distribution's.
 * @throws OperatorError when there is none.
 */
export async function findTestBrowser(): Promise<Browser> {
  if (!readBrowserEnv().chromium && hasBundledChromium()) {
    const bundled = await bundledChromium();
    if (await opensPage(bundled)) return bundled;
  }
  return findBrowser();
}

/** The system may lack libraries that the browser needs. */
async function opensPage({ executablePath, args }: Browser): Promise<boolean> {
  const { chromium } = playwright();
  try {
    const browser = await chromium.launch({ args, timeout: 30_000, ...(executablePath && { executablePath }) });
    await browser.newPage().finally(() => browser.close());
    return true;
  } catch {
    return false;
  }
}

const hasBundledChromium = () => process.platform === "linux" && process.arch === "x64";

/**
 * Finds a Chromium: the one named by CHROMIUM, an installed one, Playwright's own, and last the bundled one
 * (@sparticuz/chromium, Linux on x64), unpacked once into node_modules/.cache.
 * @throws OperatorError when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const { chromium, path } = readBrowserEnv();
  if (chromium) {
    if (!isProgram(chromium)) throw new OperatorError(`CHROMIUM=${chromium} går inte att köra.`);
    return { executablePath: chromium, args: [] };
  }
  const candidates = [...path.split(delimiter).flatMap((dir) => INSTALLED.map((name) => join(dir, name))), MAC];
  const installed = candidates.find(isProgram);
  if (installed) return { executablePath: installed, args: [] };
  if (existsSync(playwright().chromium.executablePath())) return { executablePath: undefined, args: [] };
  if (hasBundledChromium()) return bundledChromium();
  throw new OperatorError(
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

const e2eRequire = createRequire(join(root, "e2e/package.json"));
const playwright = () => e2eRequire("playwright") as typeof Playwright;

/**
 * The package includes the shared libraries that a minimal system lacks. A wrapper script sets LD_LIBRARY_PATH for the
 * browser only, not for Node and PostgreSQL.
 */
export async function bundledChromium(cache = join(root, "node_modules/.cache/lagrum")): Promise<Browser> {
  const entry = e2eRequire.resolve("@sparticuz/chromium");
  const manifest = join(dirname(entry), "../package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const folder = join(cache, `chromium-${version}-2`);
  const script = join(folder, "chromium.sh");
  if (!existsSync(script)) await unpack(entry, cache, folder);
  return { executablePath: script, args: ["--no-sandbox", "--no-zygote", "--disable-gpu"] };
}

async function unpack(entry: string, cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "unpacking-"));
  const program = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await chromium.executablePath();`;
  // The package unpacks its libraries only when it detects AWS Lambda.
  const env = { ...inheritedEnvironment(), TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], { env });
  const lines = [
    "#!/bin/sh",
    'here=$(dirname "$0")',
    'export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"',
    'exec "$here/chromium" "$@"',
  ];
  writeFileSync(join(draft, "fonts.conf"), fontsAt(join(folder, "fonts")));
  writeFileSync(join(draft, "chromium.sh"), `${lines.join("\n")}\n`);
  chmodSync(join(draft, "chromium.sh"), 0o755);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** The package's own fontconfig points to AWS Lambda's folders. Without a font Chromium crashes at the first field. */
const fontsAt = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
