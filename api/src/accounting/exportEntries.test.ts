import { afterAll, describe, expect, it } from "vitest";
import { addProduct } from "../../test/catalog.ts";
import { bookedOrder } from "../../test/orders.ts";
import { parseSie, type SieRecord } from "../../test/parseSie.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { settings } from "../db/schema/settings.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin } = testApp;
await testApp.app.db
  .insert(settings)
  .values({ Key: "COMPANY_NAME", Value: "Lagrum Exempel AB" })
  .onConflictDoUpdate({ target: settings.Key, set: { Value: "Lagrum Exempel AB" } });
const at = (day: string) => new Date(`${day}T12:00:00Z`);

const Name = 'Överlåtelse av "bostadsrätt" – för €';
const { ID: ProductID } = await addProduct(testApp, { Name, Price: { Amount: 99_999, TaxRate: 600 } });
for (const day of ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"]) {
  await bookedOrder(testApp, day === "2026-11-30" ? { ProductID } : {}, at(day));
}

async function exported(Format: "SIE" | "CSV", From = "2026-11-01", To = "2026-11-30") {
  const stream = done(await asAdmin.exportAccounting({ body: { From, To, Format } }));
  return new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
}
const all = (records: SieRecord[], label: string) => records.filter((record) => record.label === label);

describe("the SIE file of a period", () => {
  it("follows the grammar of type 4I, with the vouchers of the period only", async () => {
    const records = parseSie(await exported("SIE"));
    expect(all(records, "FNAMN")[0]?.fields).toEqual(["Lagrum Exempel AB"]);
    const vouchers = all(records, "VER");
    expect(vouchers.map(({ fields: [series, number, day] }) => [series, number, day])).toEqual([
      ["A", "2", "20261101"],
      ["A", "3", "20261130"],
    ]);
    expect(vouchers[1]?.children.map(({ fields }) => fields)).toEqual([
      ["1930", [], "999.99"],
      ["3003", [], "-943.39"],
      ["2631", [], "-56.60"],
    ]);
  });

  it("is in code page 437, where å, ä, ö and é are, and has no name of a person", async () => {
    const bytes = await exported("SIE");
    const [, voucher] = all(parseSie(bytes), "VER");
    expect(voucher?.fields[3]).toMatch(/^Kvitto 2026-3, O-\d+, Överlåtelse av "bostadsrätt" \? för \?$/);
    expect(Buffer.from(bytes).includes(Buffer.from([0x94]))).toBe(true);
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("Kim");
    expect(all(parseSie(bytes), "KONTO").map(({ fields }) => fields[1])).toContain("Företagskonto");
  });

  it("of a year has each voucher once, though they are read in batches", async () => {
    const numbers = all(parseSie(await exported("SIE", "2026-01-01", "2026-12-31")), "VER").map(
      ({ fields }) => fields[1],
    );
    expect(numbers).toEqual(["1", "2", "3", "4"]);
  });

  it("spans one year at most, from its beginning to its end", async () => {
    for (const body of [
      { From: "2026-12-31", To: "2027-01-01" },
      { From: "2026-12-02", To: "2026-12-01" },
    ]) {
      expect(refusal(await asAdmin.exportAccounting({ body: { ...body, Format: "SIE" } }))).toBe(
        "422 INCORRECT_PROPERTIES",
      );
    }
  });
});

it("the CSV of a period has a row for each line, with debit and credit apart", async () => {
  const text = new TextDecoder().decode(await exported("CSV"));
  const [head, ...rows] = text.trim().split("\r\n");
  expect(head).toBe("Verifikation;Datum;Konto;Debet;Kredit;Text");
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatch(/^2026-2;2026-11-01;1930;3495;;"Kvitto 2026-2, O-\d+, Samboavtal"$/);
  expect(rows[2]).toMatch(/^2026-2;2026-11-01;2611;;699;/);
});
