import { runApiProgram } from "./runApiCommand.ts";

/** `pnpm run import FILE …` runs the API's importer. */
await runApiProgram("import/main.ts", process.argv.slice(2));
