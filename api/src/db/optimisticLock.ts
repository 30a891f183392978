import { Failure } from "../http/failure.ts";

/** Refuses a save made on an older reading; `serve` adds the row as it stands now. @throws Failure CHANGED_BY_OTHER */
export function checkUnchanged({ UpdatedAt }: { UpdatedAt: string }, read: string | undefined): void {
  if (read !== undefined && read !== UpdatedAt) throw new Failure("CHANGED_BY_OTHER");
}
