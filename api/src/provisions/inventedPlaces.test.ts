import { isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { existingPlaces, inventedPlaces } from "../../test/inventedPlaces/inventedPlaces.ts";
import { type InventedPlace, placeWords } from "../../test/inventedPlaces/place.ts";
import { WORDINGS, wordedPlace } from "../../test/inventedPlaces/wordings.ts";
import { done, drafted, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { changes } from "../db/schema/records.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";
import { checkProvisions } from "./provisionCheck.ts";

const places = inventedPlaces();
const today = "2026-11-27";
const label = (place: InventedPlace, wording: number) => `${placeWords(place)} ${place.name}, wording ${wording + 1}`;

/** Small acts of this test's own: what they have says nothing of the invented places. */
const imported = [
  { Sfs: "1970:994", Title: "Jordabalk (1970:994)", Chapter: "12" },
  { Sfs: "1990:931", Title: "Köplag (1990:931)", Chapter: null },
  { Sfs: "2026:9001", Title: "Påhittad lag (2026:9001) om cyklar", Chapter: "3" },
] as const;

test("there are 200 places in 40 wordings, half of them in the acts whose structure is known", () => {
  expect(places).toHaveLength(200);
  expect(places.filter(({ isStructured }) => isStructured)).toHaveLength(100);
  expect(WORDINGS).toBe(40);
  const worded = new Set(
    places.flatMap((place) => Array.from({ length: WORDINGS }, (_, at) => wordedPlace(place, at))),
  );
  expect(worded.size).toBeGreaterThan(6000);
});

describe.each(["without", "with"])("%s imported statutes", (imports) => {
  const opening = createTestApp();
  afterAll(async () => (await opening).close());
  beforeAll(async () => {
    const { app } = await opening;
    if (imports === "without") return;
    await app.db.insert(acts).values(imported.map(({ Sfs, Title }) => ({ Sfs, Title })));
    const rows = imported.flatMap(({ Sfs, Chapter }) =>
      ["1", "2"].map((Paragraph) => ({ Sfs, Chapter, Paragraph, Text: "Påhittad.", InForce: null, Repealed: false })),
    );
    await app.db.insert(provisionTexts).values(rows);
  });

  test("each place in each wording is found by the gate, and those in the known acts can't be confirmed away", async () => {
    const { db } = (await opening).app;
    const passed: string[] = [];
    for (const place of places)
      for (let wording = 0; wording < WORDINGS; wording++) {
        const text = { AnswerBody: wordedPlace(place, wording), Provisions: [], ValidAt: null };
        const open = (await checkProvisions(db, 0, text, today)).filter((each) => !isVerified(each));
        const isStopped = place.isStructured ? open.some(({ Confirmable }) => !Confirmable) : open.length > 0;
        if (!isStopped) passed.push(label(place, wording));
      }
    expect(passed).toEqual([]);
  }, 240_000);

  test("places that exist in the known acts are verified in each wording", async () => {
    const { db } = (await opening).app;
    const stopped: string[] = [];
    for (const place of existingPlaces())
      for (let wording = 0; wording < WORDINGS; wording++) {
        const text = { AnswerBody: wordedPlace(place, wording), Provisions: [], ValidAt: null };
        const open = (await checkProvisions(db, 0, text, today)).filter((each) => !isVerified(each));
        if (open.length > 0) stopped.push(label(place, wording));
      }
    expect(stopped).toEqual([]);
  }, 240_000);

  test("none is sent, published or put into a published answer; elsewhere than in the known acts a logged confirmation lets it pass", async () => {
    const testApp = await opening;
    const { asAdvisor } = testApp;
    const byId = (id: number) => ({ params: { id } });
    const drafts = { send: await drafted(testApp), publish: await drafted(testApp), save: (await publish(testApp)).ID };
    const passed: string[] = [];
    for (const [at, place] of places.entries())
      for (const [exit, Action] of (["send", "publish", "save"] as const).entries()) {
        const wording = (at * 3 + exit * 13) % WORDINGS;
        const AnswerBody = wordedPlace(place, wording);
        const outcome = await asAdvisor.updateAnswer({ ...byId(drafts[Action]), body: { Action, AnswerBody } });
        if (!/^409 PROVISION_/.test(refusal(outcome))) passed.push(`${Action}: ${label(place, wording)}`);
      }
    expect(passed).toEqual([]);

    const AnswerBody = "<p>Enligt 3 § cykelhyreslagen har du rätt.</p>";
    const id = drafts.publish;
    const Provisions = [{ Sfs: "cykelhyreslagen", Chapter: null, Paragraph: "3" }];
    const Reason = "Läst i kommunens avskrift av lagen.";
    done(await asAdvisor.confirmProvisions({ ...byId(id), body: { Provisions, Reason } }));
    expect(done(await asAdvisor.updateAnswer({ ...byId(id), body: { Action: "publish", AnswerBody } })).State).toBe(
      "Published",
    );
    const [logged] = await testApp.app.db.select().from(changes).where(eq(changes.Action, "provisionConfirmed"));
    expect(logged).toMatchObject({ Entity: "question", EntityID: id });
    expect(logged?.Changed).toContainEqual({ Field: "Reason", Before: null, After: Reason });

    const known = { Provisions: [{ Sfs: "1970:994", Chapter: "12", Paragraph: "99" }], Reason };
    expect(refusal(await asAdvisor.confirmProvisions({ ...byId(id), body: known }))).toBe("409 PROVISION_NOT_FOUND");
  }, 240_000);
});
