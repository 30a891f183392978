import { createStartupLog } from "../operator/startupLog.ts";
import { collectOutput } from "../os/runProgram.ts";
import { allChecks } from "./checkList.ts";

/**
 * Runs the checks, all at once. Prints what fails.
 * @returns whether everything passed
 */
export async function runChecks(checks = allChecks): Promise<boolean> {
  const log = createStartupLog();
  const results = await Promise.all(
    checks.map(async ([program, args]) => {
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
