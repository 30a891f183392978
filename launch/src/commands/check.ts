import { runChecks } from "../checks/runChecks.ts";

/** `pnpm check`: all checks except tests. */
process.exitCode = (await runChecks()) ? 0 : 1;
