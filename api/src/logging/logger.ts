import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { causeOf } from "../db/databaseFailure.ts";

/** The logged fields of an error. Values and messages of database errors are left out: they may quote personal data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = causeOf(error);
  const code = "code" in cause ? String(cause.code) : undefined;
  if (error instanceof DrizzleQueryError || "severity" in cause) {
    return {
      name: cause.name,
      code,
      constraint: "constraint" in cause ? cause.constraint : undefined,
      query: error instanceof DrizzleQueryError ? error.query : undefined,
    };
  }
  return { name: error.name, code, message: error.message, stack: error.stack };
}

/** A full disk or a closed pipe must not stop the service. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1 });
  output.on("error", () => {});
  return output;
}

/** Logs have no personal data: the route instead of the URL, no query, no body, no headers. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { service: "api" },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: describeError,
      error: describeError,
      req: () => undefined,
      res: () => undefined,
    },
  };
  return pino(options, destination ?? standardOutput());
}
