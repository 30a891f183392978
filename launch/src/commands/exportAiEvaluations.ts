import { runApiProgram } from "./runApiCommand.ts";

/** `pnpm -s export:ai > FILE` writes the evaluation questions that admins have added to the AI page's set. */
await runApiProgram("ai/main.ts", process.argv.slice(2));
