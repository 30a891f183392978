import { runApiProgram } from "./runApiCommand.ts";

/** `pnpm import:statutes FILE` imports the wording of statutes. */
await runApiProgram("statutes/main.ts", process.argv.slice(2));
