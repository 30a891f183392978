import { Failure } from "../http/failure.ts";

/** The optimistic lock: refuses a save based on an outdated row; `serve` adds the current one. @throws Failure CHANGED_BY_OTHER */
export function checkUnchanged({ UpdatedAt }: { UpdatedAt: string }, read: string | undefined): void {
  if (read !== undefined && read !== UpdatedAt) throw new Failure("CHANGED_BY_OTHER");
}
