import type { ServerMiddleware } from "srvx";
import { errorPage } from "./errorPage.ts";

/** Logs an error's name and stack without its message, which may quote a URL or user input. */
function log(error: unknown): void {
  const stack = error instanceof Error ? error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) : [];
  const name = error instanceof Error ? error.name : typeof error;
  process.stderr.write(`${new Date().toISOString()} ${name}\n${stack?.join("\n") ?? ""}\n`);
}

/** Responds with 413 to a body that is too large, and with 500 to any other error. */
export const requestErrors: ServerMiddleware = async (_request, next) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 413) {
      return errorPage(413, "Det som skickades är för stort.", { connection: "close" });
    }
    log(error);
    return errorPage(500, "Något gick fel hos oss. Försök igen om en stund.");
  }
};
