import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Settings } from "../env.ts";
import { root } from "../workspaceRoot.ts";

export interface DemoAccount {
  Email: string;
  Password: string;
  FirstName: string;
  LastName: string;
  roles: string[];
}

/** The staff accounts that the API's seed creates in demo mode; none in other modes. */
export async function readDemoAccounts({ mode, embeds }: Settings): Promise<DemoAccount[]> {
  const file = join(root, "api/src/seed/demoStaff.ts");
  if (mode !== "demo" || !embeds.identity || !existsSync(file)) return [];
  const seed = (await import(pathToFileURL(file).href)) as { demoStaff: DemoAccount[] };
  return seed.demoStaff;
}

const roleNames: Record<string, string> = { admin: "administratör", advisor: "rådgivare" };

function rolesInWords(roles: string[]): string {
  return roles.map((role) => roleNames[role] ?? role).join(" och ") || "sökande, utan roll";
}

/** The addresses and the demo accounts, as a table for the terminal. */
export function addressTable(settings: Settings, accounts: DemoAccount[]): string {
  const { publicUrl, mode, embeds } = settings;
  const rows = [
    ["Webbplatsen", `${publicUrl}/`],
    ["Administrationen", `${publicUrl}/admin`],
    ...(mode === "production"
      ? []
      : [
          ["Tillståndsmaskinerna", `${publicUrl}/machines`],
          ["API:ets dokumentation", `${publicUrl}/api/docs`],
        ]),
    ...(embeds.mailbox ? [["Brevlådan", `${publicUrl}/mailbox/`]] : []),
    ...(embeds.sandbox ? [["Sandlådan", `${publicUrl}/sandbox/`]] : []),
  ];
  const people = accounts.map((account) => [
    `${account.FirstName} ${account.LastName}, ${rolesInWords(account.roles)}`,
    account.Email,
    account.Password,
  ]);
  const head = people.length ? [["Demokonto", "E-post", "Lösenord"]] : [];
  const widths = columnWidths([...head, ...people], rows);
  const width = widths.reduce((sum, column) => sum + column + 3, 1);
  const rule = `  ${"─".repeat(width)}`;
  const line = (cells: string[]) => `   ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("   ")}`.trimEnd();
  const blocks = [rows.map(line), head.map(line), people.map(line)].filter((block) => block.length);
  return [rule, ...blocks.flatMap((block) => [...block, rule])].join("\n");
}

function columnWidths(people: string[][], addresses: string[][]): number[] {
  const widest = (rows: string[][], column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const first = Math.max(widest(people, 0), widest(addresses, 0));
  if (!people.length) return [first, widest(addresses, 1)];
  const [email, password] = [widest(people, 1), widest(people, 2)];
  // A long address may extend below the password column.
  return [first, email, Math.max(password, widest(addresses, 1) - email - 3)];
}
