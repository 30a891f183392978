import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { causeOf } from "../db/databaseFailure.ts";

/** What may be told of an error: of one from the database neither the values nor the message, which may quote them. */
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

/** A full disk or a closed pipe behind the log is no reason to stop answering. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1 });
  output.on("error", () => {});
  return output;
}

/** Logs carry no personal data: the template of the route instead of the address, no query, no body, no header. */
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
