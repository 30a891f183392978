import { sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";

/** A timestamp as on the wire: ISO 8601 in UTC with Z, so that a row is a wire object. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: (value) => new Date(value).toISOString(),
});

/** When the row was inserted. */
export const createdAt = () => moment("created_at").notNull().default(sql`now()`);

/** A text search vector; written by triggers only. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Raw bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
