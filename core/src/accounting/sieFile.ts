import type { LedgerAccount } from "./chartOfAccounts.ts";
import type { EntryLine } from "./entryLines.ts";

/** An entry of the file. */
export interface SieEntry {
  Number: number;
  /** The day in the books and the day of registration, 2026-11-23. */
  Day: string;
  RegisteredOn: string;
  Text: string;
  Lines: readonly EntryLine[];
}

interface SieHead {
  program: string;
  version: string;
  /** The day that the file is made. */
  day: string;
  companyName: string;
  orgNumber: string;
  accounts: readonly LedgerAccount[];
}

/** Control characters are not allowed in a field, and a quotation mark is escaped. */
const quoted = (text: string): string => `"${text.replace(/\p{Cc}+/gu, " ").replaceAll('"', '\\"')}"`;

const dateOf = (day: string): string => day.replaceAll("-", "");

/** Kronor with a decimal point: -2796.00. */
export function sieAmount(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The head of a SIE file of type 4I (SIE-gruppen, "SIE filformat", edition 4B). The file is written in PC8, which is
 * code page 437.
 */
export function sieHead({ program, version, day, companyName, orgNumber, accounts }: SieHead): string {
  const rows = [
    "#FLAGGA 0",
    `#PROGRAM ${quoted(program)} ${quoted(version)}`,
    "#FORMAT PC8",
    `#GEN ${dateOf(day)}`,
    "#SIETYP 4",
    ...(orgNumber === "" ? [] : [`#ORGNR ${orgNumber.replace(/^(\d{6})-?(\d{4})$/, "$1-$2")}`]),
    `#FNAMN ${quoted(companyName)}`,
    ...accounts.map((account) => `#KONTO ${account.Number} ${quoted(account.Name)}`),
  ];
  return `${rows.join("\r\n")}\r\n`;
}

/** A voucher of series A. */
export function sieVoucher({ Number: number, Day, RegisteredOn, Text, Lines }: SieEntry): string {
  const rows = [
    `#VER "A" "${number}" ${dateOf(Day)} ${quoted(Text)} ${dateOf(RegisteredOn)}`,
    "{",
    ...Lines.map(({ Account, Amount }) => `   #TRANS ${Account} {} ${sieAmount(Amount)}`),
    "}",
  ];
  return `${rows.join("\r\n")}\r\n`;
}
