import { Parser } from "htmlparser2";
import { Failure } from "../http/failure.ts";

export interface XmlElement {
  /** Without its prefix, which each program chooses. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Elements inside each other. Documents have some dozens; the parser's time grows with the square. */
const MAX_DEPTH = 1000;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** XML 1.0, 4.3.3: UTF-16 has a mark; everything else here is UTF-8. @throws Failure FILE_UNSAFE for another encoding */
function decode(part: Buffer): string {
  const mark = part.subarray(0, 2).toString("hex");
  if (mark === "fffe" || mark === "feff")
    return new TextDecoder(mark === "fffe" ? "utf-16le" : "utf-16be").decode(part);
  const text = part.toString("utf8");
  // UTF-16 without its mark.
  if (text.includes("\0")) throw new Failure("FILE_UNSAFE");
  const declared = /^\uFEFF?<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})/.exec(text)?.[1] ?? "utf-8";
  if (!/^(?:utf-?8|us-ascii)$/i.test(declared)) throw new Failure("FILE_UNSAFE");
  return text;
}

/**
 * Reads a part of a document element by element, in linear time.
 * @param onText gets the text inside an element
 * @throws Failure FILE_UNSAFE for another encoding or a declaration of entities, which could hide what is looked for,
 * FILE_TOO_COMPLEX
 */
export function readXml(
  part: Buffer,
  { onElement, onText }: { onElement: (element: XmlElement) => void; onText?: (text: string, inside: string) => void },
): void {
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = localName(name);
        open.push(local);
        if (open.length > MAX_DEPTH) throw new Failure("FILE_TOO_COMPLEX");
        const named = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
        onElement({ name: local, attributes: Object.fromEntries(named) });
      },
      onclosetag: () => void open.pop(),
      ontext: (text) => onText?.(text, open.at(-1) ?? ""),
      onprocessinginstruction(name) {
        if (name.startsWith("!")) throw new Failure("FILE_UNSAFE");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(decode(part));
}
