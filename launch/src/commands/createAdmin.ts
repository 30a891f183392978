import { runApiProgram } from "./runApiCommand.ts";

/** `pnpm admin:create ADDRESS FIRST-NAME LAST-NAME`: the way to the first administrator. */
await runApiProgram("operator/createAdmin.ts", process.argv.slice(2));
