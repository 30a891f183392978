/*
 * A parser of SIE files by the grammar of "SIE filformat", edition 4B, chapter 5 (SIE-gruppen, 2008-09-30). It knows
 * nothing of the writer in core/src/accounting.
 */

export interface SieRecord {
  label: string;
  fields: (string | string[])[];
  children: SieRecord[];
}

/** Labels that a file of type 4I may have (chapter 10). */
const allowed = new Set([
  ...["FLAGGA", "PROGRAM", "FORMAT", "GEN", "SIETYP", "PROSA", "FTYP", "FNR", "ORGNR", "BKOD", "ADRESS", "FNAMN"],
  ...["RAR", "TAXAR", "KPTYP", "VALUTA", "KONTO", "KTYP", "ENHET", "SRU", "DIM", "UNDERDIM", "OBJEKT"],
  ...["VER", "TRANS", "RTRANS", "BTRANS"],
]);
const mandatory = ["FLAGGA", "PROGRAM", "FORMAT", "GEN", "SIETYP", "FNAMN", "VER"];

/** The upper half of code page 437, from 128. */
const upperHalf =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const decode = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : (upperHalf[byte - 128] ?? ""))).join("");

/** Fields are separated by blanks or tabs; one in quotation marks may hold both; braces enclose an object list. */
function fieldsOf(row: string): (string | string[])[] {
  const fields: (string | string[])[] = [];
  let rest = row.trim();
  while (rest !== "") {
    const list = /^\{([^}]*)\}/.exec(rest);
    const text = list ?? /^"((?:\\.|[^"\\])*)"/.exec(rest) ?? /^([^\s"{}]+)/.exec(rest);
    if (!text) throw new Error(`not a field: ${rest}`);
    const [whole, inner = ""] = text;
    fields.push(list ? inner.trim().split(/\s+/).filter(Boolean) : inner.replace(/\\"/g, '"'));
    const after = rest.slice(whole.length);
    if (after !== "" && !/^[ \t]/.test(after)) throw new Error(`no separator: ${rest}`);
    rest = after.trim();
  }
  return fields;
}

const day = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;
const amount = /^-?\d+(\.\d{1,2})?$/;

/** @throws Error for a file that breaks the grammar of type 4I */
export function parseSie(bytes: Uint8Array): SieRecord[] {
  if ([...bytes].some((byte) => byte === 127 || (byte < 32 && ![9, 10, 13].includes(byte)))) {
    throw new Error("a control character");
  }
  const records: SieRecord[] = [];
  let open: SieRecord | null = null;
  for (const row of decode(bytes).split(/\r\n|\n/)) {
    if (row.trim() === "") continue;
    if (row.trim() === "{") {
      const last = records.at(-1);
      if (!last || open) throw new Error("a block without a record");
      open = last;
    } else if (row.trim() === "}") {
      if (!open) throw new Error("the end of no block");
      open = null;
    } else {
      const [, label = "", fields = ""] = /^\s*#([A-ZÅÄÖ]+)(.*)$/.exec(row) ?? [];
      if (!allowed.has(label)) throw new Error(`not a label of type 4I: ${row}`);
      const record = { label, fields: fieldsOf(fields), children: [] };
      check(record, open);
      if (open) open.children.push(record);
      else records.push(record);
    }
  }
  if (open) throw new Error("a block without an end");
  for (const label of mandatory) {
    if (!records.some((record) => record.label === label)) throw new Error(`#${label} is missing`);
  }
  if (records[0]?.label !== "FLAGGA") throw new Error("#FLAGGA is not first");
  for (const voucher of records.filter(({ label }) => label === "VER")) balance(voucher);
  return records;
}

function check({ label, fields }: SieRecord, open: SieRecord | null): void {
  const refuse = (holds: boolean) => {
    if (!holds) throw new Error(`#${label} ${fields.join(" ")}`);
  };
  const matches = (index: number, pattern: RegExp) => pattern.test(String(fields[index] ?? ""));
  if (label === "TRANS")
    refuse(open?.label === "VER" && matches(0, /^\d+$/) && Array.isArray(fields[1]) && matches(2, amount));
  else refuse(open === null);
  if (label === "VER") refuse(fields.length >= 3 && matches(2, day) && (fields.length < 5 || matches(4, day)));
  if (label === "GEN") refuse(matches(0, day));
  if (label === "FORMAT") refuse(fields[0] === "PC8");
  if (label === "SIETYP") refuse(fields[0] === "4");
  if (label === "FLAGGA") refuse(fields[0] === "0" || fields[0] === "1");
  if (label === "ORGNR") refuse(matches(0, /^\d{6}-\d{4}$/));
  if (label === "KONTO") refuse(fields.length === 2 && matches(0, /^\d+$/));
  if (label === "PROGRAM") refuse(fields.length === 2);
}

function balance({ fields, children }: SieRecord): void {
  const sum = children.reduce((total, { fields: [, , text] }) => total + Math.round(Number(text) * 100), 0);
  if (children.length === 0 || sum !== 0) throw new Error(`#VER ${fields.join(" ")} does not balance`);
}
