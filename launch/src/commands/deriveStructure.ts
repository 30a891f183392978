import { runApiProgram } from "./runApiCommand.ts";

/** `pnpm -s derive:structure > FILE` writes the structure of the imported acts, without their wording. */
await runApiProgram("statutes/structure/main.ts", process.argv.slice(2));
