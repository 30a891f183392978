import { createStartupLog } from "../operator/startupLog.ts";
import { collectOutput } from "../os/runProgram.ts";

/** Each check with its arguments; those that can look at single files get the changed ones. */
const checks = (files: string[]): [program: string, args: string[]][] => [
  ["oxlint", ["--type-aware", ...files]],
  // One compiler for all projects: several would each check the shared types.
  ["tsc", ["-b", "--checkers", "1"]],
  ["biome", ["check", "--no-errors-on-unmatched", ...files]],
  ["node", ["launch/src/checks/checkProject.ts"]],
  ["node", ["launch/src/checks/checkPackages.ts"]],
  ["knip", []],
];

/**
 * Formatting, lint, types, project rules and unused code, all at once. Prints what fails.
 * @param files to lint and to format; none means all
 * @returns whether everything passed
 */
export async function runChecks(files: string[] = []): Promise<boolean> {
  const log = createStartupLog();
  const results = await Promise.all(
    checks(files).map(async ([program, args]) => {
      const { exitCode, output } = await collectOutput(program, args);
      log.print(
        `${[program, ...args.slice(0, 1)].join(" ")}: ${exitCode === 0 ? "inga fel" : "fel"} (${log.elapsed()})`,
      );
      if (exitCode !== 0) process.stdout.write(`${output}\n`);
      return exitCode === 0;
    }),
  );
  return results.every(Boolean);
}
