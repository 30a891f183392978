import { dayOf } from "@lagrum/core/text/dates";
import { readImportEnvironment } from "../../import/env.ts";
import { describeError, withImportDatabase } from "../../import/importDatabase.ts";
import { listCurrentWordings } from "./currentWordings.ts";
import { deriveStructures } from "./deriveStructure.ts";
import { formatStructures } from "./formatStructures.ts";

// The structure of the imported acts, on standard output.
try {
  const today = dayOf(new Date());
  const wordings = await withImportDatabase(readImportEnvironment(), true, (db) => listCurrentWordings(db, today));
  if (wordings.length === 0) throw new Error("inga författningar är importerade");
  process.stdout.write(formatStructures(deriveStructures(wordings, today)));
} catch (error) {
  process.stderr.write(`Strukturen kunde inte tas fram: ${describeError(error)}\n`);
  process.exitCode = 1;
}
