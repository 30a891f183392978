import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectOutput } from "../os/runProgram.ts";
import { root } from "../workspaceRoot.ts";
import { type InstalledPackage, withRefusedLicense } from "./licenses.ts";

interface Sbom {
  components: { purl: string }[];
}

interface ListedPackage extends InstalledPackage {
  paths: string[];
}

const COMMITTED = "docs/sbom.cdx.json";

/** pnpm's JSON, without the warnings that its launcher may print. */
async function pnpmJson<Result>(...args: string[]): Promise<Result> {
  const { exitCode, output } = await collectOutput("pnpm", args);
  if (exitCode !== 0) throw new Error(`pnpm ${args.join(" ")}: ${output}`);
  return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as Result;
}

/** Part of `pnpm check`: the licences of the service's packages, and whether the committed SBOM lists them. */
const [byLicense, sbom] = await Promise.all([
  pnpmJson<Record<string, ListedPackage[]>>("-r", "licenses", "list", "--prod", "--json"),
  pnpmJson<Sbom>("sbom", "--sbom-format", "cyclonedx", "--prod", "--lockfile-only"),
]);
// pnpm also lists optional packages that it did not install, such as those for a newer Node. They have no licence file.
const packages = Object.values(byLicense)
  .flat()
  .filter(({ paths }) => paths.some((path) => existsSync(path)));
const refused = withRefusedLicense(packages);
for (const { name, license } of refused) process.stdout.write(`${name} has the licence ${license}\n`);

const purls = ({ components }: Sbom) => components.map(({ purl }) => purl).sort();
const committed = JSON.parse(readFileSync(join(root, COMMITTED), "utf8")) as Sbom;
const isCurrent = JSON.stringify(purls(committed)) === JSON.stringify(purls(sbom));
if (!isCurrent) process.stdout.write(`${COMMITTED} differs from pnpm-lock.yaml: run pnpm run sbom\n`);

process.stdout.write(`${packages.length} packages, ${refused.length} with a licence that is not allowed\n`);
process.exitCode = packages.length > 0 && refused.length === 0 && isCurrent ? 0 : 1;
