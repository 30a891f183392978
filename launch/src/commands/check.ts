import { runChecks } from "../checks/runChecks.ts";

/** `pnpm check`: everything that needs no test run. */
process.exitCode = (await runChecks()) ? 0 : 1;
