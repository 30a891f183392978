import { timestamp } from "./fieldSchema.ts";

/**
 * Part of the body of every save of what staff share: `UpdatedAt` as it was read. When somebody has saved since, the
 * call is refused with CHANGED_BY_OTHER and its `Present`: the row as it stands now. (An answer has `Version` instead,
 * since it is saved by itself while it is written.)
 */
export const lock = { UpdatedAt: timestamp.optional() };
