/** Settings of the operator's commands. */
interface OperatorEnvironment {
  DATABASE_URL: string;
  /** The role that migrates a new database. Default: the same as DATABASE_URL. */
  DATABASE_OWNER_URL: string;
}

/** Undefined without a database. */
export function readOperatorEnvironment(
  given: Record<string, string | undefined> = process.env,
): OperatorEnvironment | undefined {
  const { DATABASE_URL, DATABASE_OWNER_URL } = given;
  if (!DATABASE_URL || !/^postgres(ql)?:\/\//.test(DATABASE_URL)) return undefined;
  return { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_OWNER_URL || DATABASE_URL };
}
