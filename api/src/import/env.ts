import { ImportRefusal } from "./refusal.ts";

/** Settings of the import. */
export interface ImportEnvironment {
  DATABASE_URL: string;
  /** The role that migrates a database which is new. Default: the same as DATABASE_URL. */
  DATABASE_OWNER_URL: string;
}

/** @throws ImportRefusal when there is no database to import into. */
export function readImportEnvironment(given: Record<string, string | undefined> = process.env): ImportEnvironment {
  const { DATABASE_URL, DATABASE_OWNER_URL } = given;
  if (!DATABASE_URL) throw new ImportRefusal("DATABASE_URL saknas. Den inbyggda databasen når du med: pnpm run import");
  if (!/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new ImportRefusal("DATABASE_URL har ett värde som inte går att använda: den börjar med postgres://");
  }
  return { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_OWNER_URL || DATABASE_URL };
}
