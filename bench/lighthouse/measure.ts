import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { inheritedEnvironment } from "@lagrum/launch/env";
import { findBrowser } from "@lagrum/launch/testing/chromium";
import { chromium } from "playwright";
import { addresses } from "../setup/addresses.ts";
import { get } from "../setup/httpGet.ts";
import { installTools } from "../setup/installTools.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withService } from "../setup/withService.ts";
import { judge, type Report } from "./verdict.ts";

/** `pnpm measure lighthouse [--runs N]`: Lighthouse on a simulated phone, median of the runs. Fails below 97. */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
const MIN_SCORE = 97;
const tool = join(import.meta.dirname, "tool");

async function run(url: string, chrome: { path: string; args: string[] }, output: string): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", ...chrome.args].join(" ");
  const cli = join(tool, "node_modules/lighthouse/cli/index.js");
  const args = [cli, url, "--quiet", "--output=json", `--output-path=${output}`, `--chrome-flags=${flags}`];
  const env = { ...inheritedEnvironment(), CHROME_PATH: chrome.path };
  await promisify(execFile)(process.execPath, args, { env, timeout: 180_000 });
  return JSON.parse(readFileSync(output, "utf8")) as Report;
}

installTools(tool);
const folder = realpathSync(mkdtempSync(join(tmpdir(), "lagrum-lighthouse-")));
try {
  const { executablePath, args } = await findBrowser();
  const chrome = { path: executablePath ?? chromium.executablePath(), args };
  await withService(async (service) => {
    const rows: string[][] = [];
    const remarks: string[] = [];
    let version = "";
    let lowest = 100;
    for (const [name, path] of Object.entries(addresses)) {
      // The first request renders the page; later ones are served from the page cache.
      await get(service.publicUrl + path);
      const reports: Report[] = [];
      for (let n = 0; n < runs; n += 1)
        reports.push(await run(service.publicUrl + path, chrome, join(folder, "report.json")));
      const verdict = judge(reports);
      version = reports[0]?.lighthouseVersion ?? "";
      lowest = Math.min(lowest, ...verdict.scores);
      rows.push([`${name}: ${path}`, ...verdict.scores.map(String), ...verdict.metrics]);
      remarks.push(...verdict.remarks.map((remark) => `- ${name}: ${remark}`));
      console.log(rows.at(-1)?.join("  "));
    }
    const head = ["page", "performance", "accessibility", "best practices", "SEO", "LCP ms", "TBT ms", "CLS", "FCP ms"];
    saveResult(
      "lighthouse",
      `# Lighthouse ${version} on a simulated phone, ${today()}

${machine()}
Lighthouse's own settings for phones (simulated slow 4G, processor four times slower); the median of ${runs} runs of each page, each figure
by itself, on the whole service over http on this machine. Fails below ${MIN_SCORE}.

${table([head, ...rows])}

Audits that lowered a score in any run:

${[...new Set(remarks)].join("\n") || "none"}
`,
    );
    if (lowest < MIN_SCORE) process.exitCode = 1;
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
