import { runApiProgram } from "./runApiCommand.ts";

/** `pnpm admin:create EMAIL FIRST-NAME LAST-NAME` creates the first administrator. */
await runApiProgram("operator/createAdmin.ts", process.argv.slice(2));
