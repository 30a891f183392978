import type { Party } from "@lagrum/core/conflict/partySchema";
import { afterAll, expect, test } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import { createTestApp } from "../../test/testApp.ts";
import { timeRatio } from "../../test/timeRatio.ts";
import { clean } from "../jobs/cleanup.ts";
import { createSeal } from "../keys/seal.ts";
import { checkConflicts, listConflicts } from "./conflictService.ts";
import { findConflicts, listParties, recordParties, removeParties } from "./partyRepository.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app } = testApp;
const seal = app.conflictSeal;
const YEAR = 365 * 86_400_000;

let lastId = 0;
/** Records an order with these parties. @returns its matter */
async function recorded(...given: Party[]) {
  lastId += 1;
  const matter = { Kind: "order", ID: lastId } as const;
  const keepUntil = new Date(app.clock().getTime() + 10 * YEAR);
  await app.db.transaction((tx) => recordParties(tx, seal, { matter, given, keepUntil }));
  return matter;
}
const client = (Name: string, number?: string): Party => ({ Side: "client", Name, Number: number ?? null });
const counterparty = (Name: string, number?: string): Party => ({ ...client(Name, number), Side: "counterparty" });
const found = async (...given: Party[]) =>
  (await findConflicts(app.db, seal, given)).map(({ earlier, match }) => [earlier.Matter.ID, match]);

test("a client who was a counterparty is found, and the other way round; the same side twice is not", async () => {
  const { ID } = await recorded(client("Vera Planterad"), counterparty("Byggfirman Svensson AB"));
  expect(await found(client("Byggfirma Svenson Aktiebolag"))).toEqual([[ID, "spelling"]]);
  expect(await found(counterparty("Planterad, Vera"))).toEqual([[ID, "name"]]);
  expect(await found(counterparty("Wera Planterad"))).toEqual([[ID, "sound"]]);
  expect(await found(client("Vera Planterad"), counterparty("Byggfirman Svensson AB"))).toEqual([]);
});

test.each([
  ["Anna Andersson", "Anna Anderson"],
  ["Kristian Ek", "Christian Ek"],
  ["Erik Åkesson", "Erik Akesson"],
  ["Sofia Lindqvist", "S. Lindkvist"],
])("%s is found as %s", async (earlier, now) => {
  const { ID } = await recorded(client(earlier));
  expect((await found(counterparty(now))).map(([id]) => id)).toContain(ID);
});

test("two people with one common name are not found", async () => {
  await recorded(client("Johanna Vintergren"));
  expect(await found(counterparty("Johan Vintergren"), counterparty("Vintergren"), counterparty("Johanna"))).toEqual(
    [],
  );
});

test("a number is found however it is written, under another name too; a wrong check digit is not", async () => {
  const { ID } = await recorded(client("Gamla Namnet AB", "556016-0680"));
  expect(await found(counterparty("Nya Namnet AB", "16 556016 0680"))).toEqual([[ID, "number"]]);
  expect(await found(counterparty("Nya Namnet AB", "556016-0681"))).toEqual([]);
});

test("the check of a matter stores what it found, and not its own parties", async () => {
  const earlier = await recorded(client("Stina Blåklint"));
  const own = await recorded(client("Kvarnens Bageri HB"), counterparty("Stina Blåklint"));
  const check = (matter: typeof own) => app.db.transaction((tx) => checkConflicts(tx, seal, matter, app.clock()));
  expect(await check(earlier), "the later order is a conflict of the earlier one too").toBe(true);
  expect(await check(own)).toBe(true);
  expect(await check(own), "a second time").toBe(true);
  expect(await listConflicts(app.db, seal, own)).toMatchObject([
    {
      party: { Name: "Stina Blåklint", Side: "counterparty" },
      earlier: { Matter: earlier, Side: "client" },
      match: "name",
    },
  ]);
  expect(await check(await recorded(client("Ingen Träff"), counterparty("Någon Annan")))).toBe(false);
});

test("the database has no name and no number, only ciphertext and keyed hashes", async () => {
  const matter = await recorded(client("Zacharias Xanthopoulos", "811218-9876"));
  const texts = ["zacharias", "xanthopoulos", "sacharias", "8112189876", "811218-9876", "sksntpls"];
  expect(await tablesWith(testApp.database, texts)).toEqual([]);
  expect(await listParties(app.db, seal, matter)).toMatchObject([{ Name: "Zacharias Xanthopoulos" }]);
  const other = createSeal("another key of at least thirty-two characters");
  expect(await findConflicts(app.db, other, [counterparty("Zacharias Xanthopoulos")])).toEqual([]);
  await expect(listParties(app.db, other, matter)).rejects.toThrow();
});

test("parties are removed with a matter that never began, and at the end of their retention period", async () => {
  const dropped = await recorded(client("Berta Borttagen"));
  await app.db.transaction((tx) => removeParties(tx, dropped));
  expect(await found(counterparty("Berta Borttagen"))).toEqual([]);

  const { ID } = await recorded(client("Gunnel Gammal"));
  const now = app.clock();
  testApp.setTime(new Date(now.getTime() + 10 * YEAR - 86_400_000));
  await clean(app);
  expect(await found(counterparty("Gunnel Gammal"))).toEqual([[ID, "name"]]);
  testApp.setTime(new Date(now.getTime() + 10 * YEAR + 86_400_000));
  await clean(app);
  expect(await found(counterparty("Gunnel Gammal"))).toEqual([]);
  testApp.setTime(now);
});

test("a hit takes about as long as a miss", async () => {
  await recorded(client("Tora Tidtagen"));
  const ratio = await timeRatio(
    () => found(counterparty("Tora Tidtagen")),
    () => found(counterparty("Tova Timmerman")),
  );
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});
