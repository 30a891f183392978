import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { findConflicts, recordParties } from "../src/conflict/partyRepository.ts";
import { accounts } from "../src/db/schema/accounts.ts";
import { orders } from "../src/db/schema/orders.ts";
import { withdrawals } from "../src/db/schema/withdrawals.ts";
import { disguises } from "./disguises.ts";
import { openMyCases } from "./myCases.ts";
import { placeOrder } from "./orders.ts";
import { aQuestion, askAndConfirm, categoryId, done } from "./scenes.ts";
import { anApplication } from "./signUpForms.ts";
import { createTestApp } from "./testApp.ts";
import { aWithdrawal } from "./withdrawals.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, client } = testApp;
const CategoryID = await categoryId(testApp, "hyresratt");

/** Invented words with the letters that have two forms, which no name list has. */
const word = fc
  .array(fc.constantFrom("brå", "vär", "dön", "ké", "lü", "smö", "ång", "ñor", "ša", "ti"), {
    minLength: 3,
    maxLength: 5,
  })
  .map((parts) => parts.join(""));
const name = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const form = fc.constantFrom(...disguises.map(([, disguise]) => disguise));
const runs = { numRuns: 6 };

let number = 0;
const unique = () => `${Date.now().toString(36)}${++number}`;

const byId = (id: number) => ({ params: { id } });

/** Asks, answers and publishes, and tells what came of it. */
async function publishText(Title: string, QuestionBody: string, AnswerBody: string) {
  const { ID } = await askAndConfirm(testApp, { Title, QuestionBody });
  done(await asAdvisor.reserveQuestion(byId(ID)));
  done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody } }));
  const published = await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "publish" } });
  const stored = done(await asAdvisor.getQuestion(byId(ID)));
  if (!published.ok) done(await asAdvisor.unreserveQuestion(byId(ID)));
  return {
    ID,
    outcome: {
      Title: stored.Title,
      // A non-breaking space stays in a text of several lines, so that "12 §" is not broken.
      QuestionBody: stored.QuestionBody.replaceAll("\u00a0", " "),
      AnswerBody: published.ok ? published.body.AnswerBody.replaceAll("\u00a0", " ") : null,
      slug: published.ok ? (published.body.Uri ?? "").replace(/-\d+$/, "") : null,
      findings: published.ok ? [] : (published.body.Findings ?? []).map(({ Text }) => Text.replaceAll("\u00a0", " ")),
    },
  };
}

test("a question in any form is stored, published and found as the clean one", async () => {
  await fc.assert(
    fc.asyncProperty(word, word, form, async (first, second, disguise) => {
      const title = `Får hyresvärden ta ${first} i pant?`;
      const body = `Hyresvärden vill ha ${second} innan jag flyttar in, och säger att det är så.`;
      const html = (text: string) => `<p>${text}</p>`;
      const clean = await publishText(title, body, html(`Nej, ${first} ingår.`));
      const hidden = await publishText(disguise(title), disguise(body), html(disguise(`Nej, ${first} ingår.`)));
      expect(hidden.outcome).toEqual(clean.outcome);
      await testApp.indexed();
      for (const query of [first, disguise(second)]) {
        const { Answers } = done(await client.listAnswers({ query: { Query: query } }));
        expect(Answers.map(({ ID }) => ID).toSorted()).toEqual([clean.ID, hidden.ID].toSorted());
      }
    }),
    runs,
  );
});

test("personal data in any form is refused at publication as in clear", async () => {
  await fc.assert(
    fc.asyncProperty(name, form, async (last, disguise) => {
      const body = `Jag heter Åsa ${last}, 811218-9876, bor på Storgatan 12 i Sala och har 070-174 06 05.`;
      const clean = await publishText("Får jag sägas upp nu?", body, "<p>Nej.</p>");
      const hidden = await publishText("Får jag sägas upp nu?", disguise(body), "<p>Nej.</p>");
      expect(clean.outcome.findings.length).toBeGreaterThanOrEqual(4);
      expect(hidden.outcome).toEqual(clean.outcome);
    }),
    runs,
  );
});

test("a text that is too short, or nothing but invisible signs, is refused alike", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom("å", "", "hö?", "é".repeat(400)), form, async (text, disguise) => {
      const ask = async (Title: string, QuestionBody: string) => {
        const refused = await client.askQuestion({ body: aQuestion(CategoryID, { Title, QuestionBody }) });
        return [refused.status, refused.ok ? null : refused.body.Details];
      };
      expect(await ask(disguise(text), disguise(text))).toEqual(await ask(text, text));
    }),
    runs,
  );
});

test("the conflict check finds a party whatever form each name has", async () => {
  let matter = 0;
  await fc.assert(
    fc.asyncProperty(name, name, form, form, async (first, last, earlier, later) => {
      matter += 1;
      const given = [{ Side: "client" as const, Name: earlier(`${first} ${last}`), Number: earlier("556016-0680") }];
      await app.db.transaction((tx) =>
        recordParties(tx, app.conflictSeal, {
          ...{ matter: { Kind: "order", ID: matter }, given },
          keepUntil: new Date(app.clock().getTime() + 86_400_000),
        }),
      );
      const found = await findConflicts(app.db, app.conflictSeal, [
        { Side: "counterparty", Name: later(`${first} ${last}`) },
      ]);
      expect(found.map((one) => one.earlier.Matter.ID)).toContain(matter);
      const numbered = await findConflicts(app.db, app.conflictSeal, [
        { Side: "counterparty", Name: "Nya Namnet AB", Number: later("556016-0680") },
      ]);
      expect(numbered.map((one) => one.earlier.Matter.ID)).toContain(matter);
    }),
    runs,
  );
});

test("one person has one list of cases, whatever form the address has", async () => {
  await fc.assert(
    fc.asyncProperty(word, form, async (local, disguise) => {
      const Email = `${local}${unique()}@exempel.se`;
      const first = await askAndConfirm(testApp, { Email });
      const second = await askAndConfirm(testApp, { Email: disguise(Email) });
      const opened = done(await client.getMyCases({ accessCode: await openMyCases(testApp, Email) }));
      expect(opened.Email).toBe(Email);
      expect(opened.Cases.map(({ ID }) => ID).toSorted()).toEqual([first.ID, second.ID].toSorted());
    }),
    runs,
  );
});

test("one address has one account, whatever form it has", async () => {
  const apply = async (Email: string) => {
    done(await client.signUp({ body: await anApplication(testApp, { Email }) }));
    await testApp.mails();
  };
  await fc.assert(
    fc.asyncProperty(word, form, async (local, disguise) => {
      const Email = `${local}${unique()}@exempel.se`;
      await apply(Email);
      await apply(disguise(Email));
      expect(await app.db.$count(accounts, eq(accounts.Email, Email))).toBe(1);
      expect((await asAdmin.listUsers({ query: { Query: disguise(Email) } })).body).toMatchObject({ Total: 1 });
    }),
    { numRuns: 3 },
  );
});

test("a withdrawal finds its order by reference and address in any form", async () => {
  await fc.assert(
    fc.asyncProperty(word, name, form, async (local, last, disguise) => {
      const Email = `${local}${unique()}@exempel.se`;
      const placed = await placeOrder(testApp, { Email, LastName: last });
      const PaidAt = app.clock().toISOString();
      await app.db.update(orders).set({ State: "Paid", PaidAt }).where(eq(orders.ID, placed.ID));
      const reference = disguise(placed.Reference).replace("-", "\u2011");
      const body = { ...aWithdrawal(reference, disguise(Email)), Name: disguise(`Åsa ${last}`) };
      done(await client.submitWithdrawal({ body }));
      await testApp.mails();
      const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.Email, Email));
      expect(row).toMatchObject({ OrderID: placed.ID, Name: `Åsa ${last}` });
    }),
    runs,
  );
});
