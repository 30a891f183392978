import type { z } from "zod";
import { LONGEST_LINE, type RawLine } from "./readLines.ts";

/** A fault of a line, in Swedish; field is null for the whole line. Never quotes the content. */
export interface Fault {
  field: string | null;
  text: string;
}

const lineFault = (text: string): { faults: Fault[] } => ({ faults: [{ field: null, text }] });

/** Parses a line of a JSON Lines file. @returns its data, or all its faults */
export function readJsonLine<S extends z.ZodType>(
  line: RawLine,
  schema: S,
): { data: z.output<S> } | { faults: Fault[] } {
  if ("fault" in line) {
    const tooLong = `raden är längre än ${LONGEST_LINE.toLocaleString("sv-SE")} byte`;
    return lineFault(line.fault === "tooLong" ? tooLong : "raden är inte text i UTF-8");
  }
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return lineFault("raden är inte giltig JSON");
  }
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  return success ? { data } : { faults: error.issues.map(faultOf) };
}

const expected: Record<string, string> = { string: "text", object: "ett objekt", array: "en lista" };

function faultOf(issue: z.core.$ZodIssue): Fault {
  const field = issue.path.join(".") || null;
  if (issue.code !== "unrecognized_keys") return { field, text: wordsFor(issue) };
  return { field, text: `okänt fält: ${issue.keys.slice(0, 5).join(", ").slice(0, 200)}` };
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return "saknas";
  if (issue.message === "REQUIRED") return "är tomt";
  if (issue.code === "invalid_type") return `ska vara ${expected[issue.expected] ?? "något annat"}`;
  if (issue.code === "too_big") {
    return `har mer än ${Number(issue.maximum).toLocaleString("sv-SE")} ${issue.origin === "string" ? "tecken" : "delar"}`;
  }
  if (issue.message === "INVALID_DATE") return "ska vara en dag (2024-05-31) eller en tid (2024-05-31T09:00:00Z)";
  if (issue.message === "INVALID_URL") return "ska vara en adress som börjar med http:// eller https://";
  return "har ett värde som inte går att använda";
}
