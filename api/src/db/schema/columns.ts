import { sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";

/** A moment as the wire has it: ISO 8601 in UTC with Z, so that a row is a wire object. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
});

/** When the row came to be. */
export const createdAt = () => moment("created_at").notNull().default(sql`now()`);

/** A text search vector; written by triggers only. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
