import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { emulatorToken } from "../../test/tokens.ts";
import { accounts } from "../db/schema/accounts.ts";
import { askers } from "../db/schema/questions.ts";
import { idempotencyKeys } from "../db/schema/records.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
afterEach(() => testApp.setTime(new Date()));
const { asAdvisor, asOtherAdvisor, asAdmin, app } = testApp;
const MINUTE = 60_000;

const open = async () => ({ params: { id: (await askAndConfirm(testApp)).ID } });
const signIn = (name: "advisor" | "otherAdvisor") => testApp.as(testApp.tokenOf(name));
const later = (minutes: number) => testApp.setTime(new Date(Date.now() + minutes * MINUTE));

describe("reserving", () => {
  it("shows the asker's contact data to the holder for an hour, and not to colleagues", async () => {
    const question = await open();
    const mine = done(await asAdvisor.reserveQuestion(question));
    expect(mine.ReservedBy?.Name).toBe("Karin Prov");
    const minutes = (Date.parse(mine.ReservedBy?.LeaseUntil ?? "") - Date.now()) / MINUTE;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThan(61);
    expect(mine.Asker?.Email).toMatch(/@exempel\.se$/);
    expect(done(await asOtherAdvisor.getQuestion(question)).Asker).toBeNull();
    expect(done(await asAdmin.getQuestion(question)).Asker).not.toBeNull();
    expect(refusal(await asOtherAdvisor.reserveQuestion(question))).toBe("409 RESERVED_BY_OTHER");
    done(await asAdvisor.unreserveQuestion(question));
  });

  it("shows contact data without a first name", async () => {
    const contact = { Email: "utan.namn@exempel.se", Phone: "+46701740605" };
    const { ID } = await askAndConfirm(testApp, contact);
    await app.db.update(askers).set({ FirstName: null }).where(eq(askers.QuestionID, ID));
    const question = { params: { id: ID } };
    const expected = { FirstName: null, ...contact };
    expect(done(await asAdvisor.reserveQuestion(question)).Asker).toEqual(expected);
    expect(done(await asAdmin.getQuestion(question)).Asker).toEqual(expected);
    await asAdvisor.unreserveQuestion(question);
  });

  it("has one winner among fifty concurrent calls", async () => {
    const question = await open();
    const tokens = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const Uid = `racer${number}`;
        await app.db.insert(accounts).values({
          ...{ Uid, Email: `${Uid}@lagrum.example`, FirstName: "Löpare", LastName: `${number}` },
          roles: ["advisor"],
          Confirmed: true,
        });
        return emulatorToken({ sub: Uid });
      }),
    );
    const outcomes = await Promise.all(tokens.map((token) => testApp.as(token).reserveQuestion(question)));
    const codes = outcomes.map((outcome) => (outcome.ok ? "200" : refusal(outcome)));
    expect(codes.filter((code) => code === "200")).toHaveLength(1);
    expect(codes.filter((code) => code === "409 RESERVED_BY_OTHER")).toHaveLength(49);
    const winner = outcomes.find(({ ok }) => ok);
    const holder = done(await asAdmin.getQuestion(question)).ReservedBy;
    expect(winner?.ok && winner.body.ReservedBy).toEqual(holder);
    done(await asAdmin.unreserveQuestion(question));
  });

  it("is limited to three questions a person, also in concurrent calls", async () => {
    const four = [await open(), await open(), await open(), await open()];
    const outcomes = await Promise.all(four.map((question) => asOtherAdvisor.reserveQuestion(question)));
    expect(outcomes.map((outcome) => (outcome.ok ? "200" : refusal(outcome))).sort()).toEqual([
      "200",
      "200",
      "200",
      "409 TOO_MANY_RESERVED",
    ]);
    const held = four.filter((_, index) => outcomes[index]?.ok);
    for (const question of held) {
      expect((await asOtherAdvisor.reserveQuestion(question)).status, "again what is mine already").toBe(200);
    }
    for (const question of held) done(await asOtherAdvisor.unreserveQuestion(question));
  });

  it("is refused for a question that is unknown or answered", async () => {
    const answered = await publish(testApp);
    expect(refusal(await asAdvisor.reserveQuestion({ params: { id: 999_999 } }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdvisor.reserveQuestion({ params: { id: answered.ID } }))).toBe("409 QUESTION_NOT_OPEN");
  });

  it("ends when the lease expires, and the next advisor can reserve", async () => {
    const question = await open();
    done(await asAdvisor.reserveQuestion(question));
    later(61);
    const [first, second] = [signIn("advisor"), signIn("otherAdvisor")];
    expect(done(await first.getQuestion(question)).ReservedBy).toBeNull();
    expect(refusal(await first.renewLease(question))).toBe("409 NOT_RESERVED");
    expect(done(await second.reserveQuestion(question)).ReservedBy?.Name).toBe("Elias Prov");
    expect(refusal(await first.renewLease(question))).toBe("409 RESERVED_BY_OTHER");
    done(await second.unreserveQuestion(question));
  });

  it("is recorded once in the history, regardless of renewals", async () => {
    const question = await open();
    done(await asAdvisor.reserveQuestion(question));
    done(await asAdvisor.reserveQuestion(question));
    done(await asAdvisor.renewLease(question));
    const { History } = done(await asAdvisor.unreserveQuestion(question));
    expect(History.map(({ Action, Name }) => [Action, Name])).toEqual([
      ["asked", null],
      ["confirmed", null],
      ["reserved", "Karin Prov"],
      ["unreserved", "Karin Prov"],
    ]);
  });
});

describe("renewing and releasing", () => {
  it("a repeated release that arrives late leaves the next reservation alone, and stores no personal data", async () => {
    const question = await open();
    done(await asAdvisor.reserveQuestion({ ...question, idempotencyKey: "reserve-1" }));
    const release = { ...question, idempotencyKey: "release-1" };
    done(await asAdvisor.unreserveQuestion(release));
    done(await asAdvisor.reserveQuestion({ ...question, idempotencyKey: "reserve-2" }));
    expect(done(await asAdvisor.unreserveQuestion(release)).ReservedBy?.Name).toBe("Karin Prov");
    const rows = await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.Key, "reserve-2"));
    expect(rows.map(({ Status, Body }) => [Status, Body])).toEqual([[204, null]]);
    done(await asAdvisor.unreserveQuestion(question));
  });

  it("a renewal extends the lease to an hour from now", async () => {
    const question = await open();
    done(await asAdvisor.reserveQuestion(question));
    later(50);
    const renewed = done(await asAdvisor.renewLease(question));
    expect(Date.parse(renewed.ReservedBy?.LeaseUntil ?? "")).toBeGreaterThan(Date.now() + 109 * MINUTE);
    done(await asAdvisor.unreserveQuestion(question));
    expect(refusal(await asAdvisor.renewLease(question))).toBe("409 NOT_RESERVED");
  });

  it("is allowed for the holder; an admin may release", async () => {
    const question = await open();
    expect(refusal(await asAdvisor.unreserveQuestion(question))).toBe("409 NOT_RESERVED");
    done(await asAdvisor.reserveQuestion(question));
    expect(refusal(await asOtherAdvisor.unreserveQuestion(question))).toBe("409 RESERVED_BY_OTHER");
    expect(refusal(await asOtherAdvisor.renewLease(question))).toBe("409 RESERVED_BY_OTHER");
    expect(refusal(await asAdmin.renewLease(question))).toBe("409 RESERVED_BY_OTHER");
    expect(done(await asAdmin.unreserveQuestion(question)).ReservedBy).toBeNull();
    expect(refusal(await asAdvisor.unreserveQuestion({ params: { id: 999_999 } }))).toBe("404 NOT_FOUND");
  });
});
