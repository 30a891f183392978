/** Fields that must not be redacted. */
const unredacted = new Set([
  "event_id",
  "trace_id",
  "span_id",
  "parent_span_id",
  "sent_at",
  "dsn",
  "public_key",
  "debug_id",
]);

/** Fields that are removed. */
const dropped = new Set(["user", "cookies", "headers", "query_string", "server_name", "ip_address"]);

const rules: [what: RegExp, becomes: string][] = [
  // Queries and fragments of absolute and relative URLs: they may contain access codes and user input.
  [/((?:[a-z][a-z+.-]*:\/\/[^\s"'<>\\?#]*|(?<![\w.])\/[\w%.~/-]*))[?#][^\s"'<>\\]*/gi, "$1"],
  [/[^\s"'<>@:/\\]+@[^\s"'<>@\\]+\.[a-z]{2,}/gi, "[e-post]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]"],
  [/\b(?:19|20)?\d{6}[-+ ]?\d{4}\b/g, "[nummer]"],
  [/(?:\+\d{2}|\b0)(?:[\s-]?\d){7,11}\b/g, "[nummer]"],
];

/** Redacts queries, e-mail addresses, tokens, personal and telephone numbers. */
const scrubText = (text: string): string => rules.reduce((rest, [what, becomes]) => rest.replace(what, becomes), text);

/** Removes quotations, since V8 quotes the text that it can't parse. */
const unquoted = (message: string) => message.replace(/"[^"]*"?/g, "[…]");

function scrubField(key: string, value: unknown, isException: boolean): unknown {
  if (typeof value === "string") {
    if (unredacted.has(key)) return value;
    const isMessage = key === "message" || (isException && key === "value");
    return scrubText(isMessage ? unquoted(value) : value);
  }
  return scrub(value, isException || key === "exception");
}

/** Redacts a report, at any depth. */
export function scrub<Part>(part: Part, isException?: boolean): Part;
export function scrub(part: unknown, isException = false): unknown {
  if (typeof part === "string") return scrubText(part);
  if (Array.isArray(part)) return part.map((each) => scrub(each, isException));
  if (typeof part !== "object" || part === null || ArrayBuffer.isView(part)) return part;
  const fields = Object.entries(part).filter(([key]) => !dropped.has(key));
  return Object.fromEntries(fields.map(([key, value]) => [key, scrubField(key, value, isException)]));
}
