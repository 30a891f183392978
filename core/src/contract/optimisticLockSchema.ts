import { timestamp } from "./fieldSchema.ts";

/**
 * Part of the body of every save of shared data: `UpdatedAt` as it was loaded. When the row has been saved since, the
 * call is refused with CHANGED_BY_OTHER and its `Present`: the current row. (An answer has `Version` instead,
 * since it is autosaved.)
 */
export const lock = { UpdatedAt: timestamp.optional() };
