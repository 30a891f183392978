import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdmin, asAdvisor, asOtherAdvisor, app } = testApp;
const byId = (id: number) => ({ params: { id } });
const publishing = (id: number, AnswerBody?: string) => ({
  ...byId(id),
  body: { Action: "publish" as const, ...(AnswerBody && { AnswerBody }) },
});

const Title = "Kan Zlatko säga upp mitt avtal?";
const QuestionBody =
  "Min hyresvärd Zlatko Novak bor på Storgatan 12 i Sala. Ring mig på 070-123 45 67 så berättar jag mer.";
const AnswerBody =
  "<p>Hej! Nej, enligt 12 kap. 46 § jordabalken får <strong>Zlatko</strong> inte det.</p><p>Karin Prov</p>";

async function drafted() {
  const asked = await askAndConfirm(testApp, { Title, QuestionBody });
  done(await asAdvisor.reserveQuestion(byId(asked.ID)));
  done(await asAdvisor.createAnswer({ body: { QuestionID: asked.ID, AnswerBody } }));
  return asked;
}

/** Replaces each finding as suggested. */
const clean = {
  Title: "Kan [namn 1] säga upp mitt avtal?",
  QuestionBody: "Min hyresvärd [namn 1] bor på [adress]. Ring mig på [telefonnummer] så berättar jag mer.",
};
const cleanAnswer = AnswerBody.replace("Zlatko", "[namn 1]");

describe("publishing a text with personal data", () => {
  it.each<[string, (text: string) => string]>([
    ["decomposed, as Mac files have it", (text) => text.normalize("NFD")],
    ["with soft hyphens", (text) => text.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u00ad")],
    ["with zero-width spaces", (text) => text.replace(/(?<=\d)(?=\d)/g, "\u200b")],
    ["with non-breaking spaces", (text) => text.replaceAll(" ", "\u00a0")],
  ])("is refused with all findings when it is %s", async (_, disguise) => {
    const asked = await askAndConfirm(testApp, {
      Title: disguise("Kan Jörgen Lööf säga upp mitt avtal?"),
      QuestionBody: disguise("Jag heter Åsa Öberg, 811218-9876, och bor på Storgatan 12 i Sala. Ring 070-174 06 05."),
    });
    done(await asAdvisor.reserveQuestion(byId(asked.ID)));
    done(await asAdvisor.createAnswer({ body: { QuestionID: asked.ID, AnswerBody: "<p>Nej, det kan han inte.</p>" } }));
    const refused = await asAdvisor.updateAnswer(publishing(asked.ID));
    const findings = refused.ok ? [] : (refused.body.Findings ?? []);
    expect(findings.map(({ Text }) => Text.replaceAll("\u00a0", " "))).toEqual(
      expect.arrayContaining(["Jörgen Lööf", "Åsa Öberg", "811218-9876", "Storgatan 12 i Sala", "070-174 06 05"]),
    );
    const { QuestionBody: stored } = done(await asAdmin.getQuestion(byId(asked.ID)));
    expect(stored).toBe(stored.normalize("NFC"));
    expect(stored).not.toMatch(/[\u00ad\u200b]/);
    done(await asAdvisor.unreserveQuestion(byId(asked.ID)));
  });

  it("the anonymisation is refused with 409 and the current question after a colleague's edit", async () => {
    const { ID } = await drafted();
    const { UpdatedAt } = done(await asAdvisor.getQuestion(byId(ID)));
    done(await asAdmin.updateQuestion({ ...byId(ID), body: { Title: "Kan min värd säga upp mig?" } }));
    const late = await asAdvisor.anonymise({ ...byId(ID), body: { ...clean, LeftStanding: [], UpdatedAt } });
    expect([refusal(late), late.body]).toMatchObject([
      "409 CHANGED_BY_OTHER",
      { Present: { Title: "Kan min värd säga upp mig?" } },
    ]);
    expect(done(await asAdmin.getQuestion(byId(ID))).QuestionBody).toBe(QuestionBody);
  });

  it("is refused with the findings until each is replaced; the asker still sees the original", async () => {
    const { ID, AccessCode } = await drafted();
    const refused = await asAdvisor.updateAnswer(publishing(ID));
    expect(refusal(refused)).toBe("409 IDENTIFYING_LEFT");
    const findings = refused.ok ? [] : (refused.body.Findings ?? []);
    expect(findings.map(({ Field, Text }) => `${Field}: ${Text}`)).toEqual([
      "Title: Zlatko",
      "QuestionBody: Zlatko Novak",
      "QuestionBody: Storgatan 12 i Sala",
      "QuestionBody: 070-123 45 67",
      "AnswerBody: Zlatko",
    ]);
    expect(done(await asAdmin.getQuestion(byId(ID))).State, "nothing was sent either").toBe("Open");

    const known = done(await asAdvisor.anonymise({ ...byId(ID), body: { ...clean, LeftStanding: [] } }));
    expect(known.Original).toEqual({ Title, QuestionBody });
    expect(known.Findings.map(({ Field }) => Field)).toEqual(["AnswerBody"]);
    expect(refusal(await asAdvisor.updateAnswer(publishing(ID)))).toBe("409 IDENTIFYING_LEFT");
    const published = done(await asAdvisor.updateAnswer(publishing(ID, cleanAnswer)));
    expect(published.Uri).toMatch(/^kan-saga-upp-mitt-avtal(?:-\d+)?$/);
    await testApp.indexed();

    const listed = async (query: object) =>
      done(await client.listAnswers({ query: { PageSize: 100, ...query } })).Answers.find((each) => each.ID === ID);
    const shown = [
      done(await client.getAnswer(byId(ID))),
      done(await client.getAnswerByUri({ params: { uri: published.Uri ?? "" } })),
      await listed({}),
      await listed({ Query: "säga upp avtal" }),
    ];
    expect(shown.map((each) => each?.ID)).toEqual([ID, ID, ID, ID]);
    // Except for other askers' data.
    const seen = JSON.stringify(shown, (key, value) => (key === "similarAnswers" ? undefined : value));
    for (const personal of ["Zlatko", "zlatko", "Novak", "Storgatan", "070"]) expect(seen).not.toContain(personal);
    const status = done(await client.getQuestionStatus({ accessCode: AccessCode }));
    expect(status).toMatchObject({ Title, QuestionBody });
    expect(done(await asAdvisor.getAnonymising(byId(ID))).Original, "the author still sees it").toEqual({
      Title,
      QuestionBody,
    });
  });

  it("is accepted for findings that have a reason, stored with who, when and why", async () => {
    const { ID } = await drafted();
    const Reason = "Han är en offentlig person";
    const LeftStanding = ["Zlatko", "zlatko novak", "070-123 45 67"].map((Text) => ({ Text, Reason }));
    expect(refusal(await asOtherAdvisor.anonymise({ ...byId(ID), body: { LeftStanding } }))).toBe(
      "409 RESERVED_BY_OTHER",
    );
    const known = done(await asAdvisor.anonymise({ ...byId(ID), body: { LeftStanding } }));
    expect(known.Findings.map(({ Text }) => Text)).toEqual(["Storgatan 12 i Sala"]);
    expect(known.LeftStanding).toHaveLength(3);
    expect(known.LeftStanding[0]).toMatchObject({ Reason, User: { Name: "Karin Prov" } });
    expect(refusal(await asAdvisor.updateAnswer(publishing(ID)))).toBe("409 IDENTIFYING_LEFT");
    const more = [...LeftStanding, { Text: "Storgatan 12 i Sala", Reason: "Butikens adress" }];
    done(await asAdvisor.anonymise({ ...byId(ID), body: { LeftStanding: more } }));
    done(await asAdvisor.updateAnswer(publishing(ID)));
  });

  it("is not stopped by a hint, which the anonymisation lists", async () => {
    const body = "Jag är enda veterinären i Sorsele. Får min arbetsgivare säga upp mig när jag är sjuk?";
    const { ID } = await askAndConfirm(testApp, { Title: "Får jag sägas upp?", QuestionBody: body });
    done(await asAdvisor.reserveQuestion(byId(ID)));
    done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Nej.</p>" } }));
    const { Findings, Hints } = done(await asAdvisor.getAnonymising(byId(ID)));
    expect([Findings, Hints]).toMatchObject([[], [{ Field: "QuestionBody", Text: "enda veterinären i Sorsele" }]]);
    done(await asAdvisor.updateAnswer(publishing(ID)));
  });

  it("is refused for the draft's author when another person sends it: only who sends it signs it", async () => {
    const signed = (name: string) => `<p>Nej, det får hyresvärden inte.</p><p>${name}</p>`;
    const draft = async () => {
      const { ID } = await askAndConfirm(testApp);
      done(await asAdvisor.reserveQuestion(byId(ID)));
      done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: signed("Karin Prov") } }));
      return ID;
    };
    const byOther = await draft();
    const seenBy = async (staff: typeof asAdvisor) =>
      done(await staff.getAnonymising(byId(byOther))).Findings.map(({ Text }) => Text);
    expect([await seenBy(asAdvisor), await seenBy(asAdmin)], "as it will be refused").toEqual([[], ["Karin Prov"]]);
    const refused = await asAdmin.updateAnswer(publishing(byOther));
    expect([refusal(refused), refused.body]).toMatchObject([
      "409 IDENTIFYING_LEFT",
      { Findings: [{ Field: "AnswerBody", Text: "Karin Prov" }] },
    ]);
    const published = done(await asAdmin.updateAnswer(publishing(byOther, signed("Maria Prov"))));
    expect(published.User).toMatchObject({ Name: "Maria Prov" });

    const byAuthor = await draft();
    done(await asAdvisor.updateAnswer({ ...byId(byAuthor), body: { Action: "send" } }));
    expect(refusal(await asAdmin.updateAnswer(publishing(byAuthor, signed("Maria Prov"))))).toBe(
      "409 IDENTIFYING_LEFT",
    );
    done(await asAdmin.updateAnswer(publishing(byAuthor, signed("Karin Prov"))));
  });

  it("accepting a finding requires a reason", async () => {
    const { ID } = await drafted();
    const body = { LeftStanding: [{ Text: "Zlatko", Reason: " " }] };
    expect(refusal(await asAdvisor.anonymise({ ...byId(ID), body }))).toBe("422 INCORRECT_PROPERTIES");
  });

  it("does not stop the answer from being sent", async () => {
    const { ID } = await drafted();
    done(await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "send" } }));
    expect(refusal(await asAdvisor.updateAnswer(publishing(ID)))).toBe("409 IDENTIFYING_LEFT");
    done(await asAdvisor.anonymise({ ...byId(ID), body: { ...clean, LeftStanding: [] } }));
    done(await asAdvisor.updateAnswer(publishing(ID, cleanAnswer)));
  });
});

describe("the original text", () => {
  const traces = /zlatko|novak|storgatan|070-?123/i;
  const readsOf = async (id: number) =>
    (await app.db.select().from(changes).where(eq(changes.EntityID, id)).orderBy(changes.ID))
      .filter(({ Entity, Action }) => Entity === "question" && Action.endsWith("Read"))
      .map(({ Action, UserID }) => [Action, UserID]);

  it("is for the holder and admins, and logs each reader once a day", async () => {
    const { ID } = await drafted();
    done(await asAdvisor.anonymise({ ...byId(ID), body: { ...clean, LeftStanding: [] } }));
    const { Versions } = done(await asOtherAdvisor.listAnswerVersions(byId(ID)));
    const version = { params: { id: ID, versionId: Versions[0]?.ID ?? 0 } };
    const refused = async () => {
      expect(refusal(await asOtherAdvisor.getAnonymising(byId(ID)))).toBe("403 NOT_ALLOWED");
      expect(refusal(await asOtherAdvisor.getAnswerVersion(version))).toBe("403 NOT_ALLOWED");
    };
    await refused();
    const { params, body } = publishing(ID, cleanAnswer);
    done(await asAdvisor.updateAnswer({ params, body: { ...body, NewVersion: true } }));
    await refused();
    expect(await readsOf(ID)).toEqual([]);

    for (const reader of [asAdvisor, asAdvisor, asAdmin]) {
      expect(done(await reader.getAnonymising(byId(ID))).Original).toEqual({ Title, QuestionBody });
      expect(done(await reader.getAnswerVersion(version)).AnswerBody).toContain("Zlatko");
    }
    const { UserID: advisor } = done(await asAdvisor.getMe());
    const { UserID: admin } = done(await asAdmin.getMe());
    expect(await readsOf(ID)).toEqual([
      ["originalRead", advisor],
      ["versionRead", advisor],
      ["originalRead", admin],
      ["versionRead", admin],
    ]);
  });

  it("is never in what another advisor can read or export after publication", async () => {
    const { ID } = await drafted();
    const Message = "Är det Zlatko Novak på Storgatan 12 som är hyresvärd?";
    done(await asAdvisor.askForFacts({ ...byId(ID), body: { Message } }));
    expect(done(await asOtherAdvisor.getQuestion(byId(ID))).Messages, "who may take the question over").toHaveLength(1);
    done(await asAdvisor.anonymise({ ...byId(ID), body: { ...clean, LeftStanding: [] } }));
    const { Uri } = done(await asAdvisor.updateAnswer(publishing(ID, cleanAnswer)));
    await testApp.indexed();

    const token = { "user-token": testApp.tokenOf("otherAdvisor") };
    const read = async (method: "GET" | "POST", url: string, payload?: object) => {
      const response = await testApp.server.inject({
        method,
        url: `/api${url}`,
        headers: token,
        ...(payload && { payload }),
      });
      return { url, status: response.statusCode, body: response.body };
    };
    const seen = [
      await read("GET", `/questions/${ID}`),
      await read("GET", `/answers/${ID}`),
      await read("GET", `/answers/uri/${Uri}`),
      await read("GET", `/answers/${ID}/versions`),
      await read("GET", `/questions/${ID}/readings`),
      await read("GET", `/questions?State=answered&Query=${encodeURIComponent("Zlatko")}`),
      await read("GET", `/answers/advanced?Query=${encodeURIComponent("Zlatko Novak")}`),
      await read("GET", "/inbox"),
      await read("GET", "/desk"),
      await read("POST", "/questions/export", { State: "answered" }),
    ];
    expect(seen.filter(({ status }) => status !== 200).map(({ url, status }) => `${status} ${url}`)).toEqual([]);
    // The other questions of this file have the same text.
    const own = seen.filter(({ url }) => url.includes(`/${ID}`) || url.includes(`${Uri}`));
    const bodies = own.map(({ url, body }) => ({ url, body: body.replace(/"similarAnswers":\[.*?\](?=[,}])/, "") }));
    expect(bodies.filter(({ body }) => traces.test(body)).map(({ url }) => url)).toEqual([]);
    expect(done(await asAdvisor.getQuestion(byId(ID))).Messages, "its author").toHaveLength(1);
    expect(done(await asAdmin.getQuestion(byId(ID))).Messages).toHaveLength(1);
  });
});

describe("a published text", () => {
  it("keeps its old findings, but an edit that adds personal data is refused", async () => {
    const { ID } = await publish(testApp);
    // As an import stores it.
    await app.db.update(questions).set({ QuestionBody }).where(eq(questions.ID, ID));
    const edit = (body: string) =>
      asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "save", AnswerBody: `<p>${body}</p>` } });
    done(await edit("Nej, det får Zlatko Novak inte."));
    expect(refusal(await edit("Nej, det får inte Mirjana heller."))).toBe("409 IDENTIFYING_LEFT");
    const title = { ...byId(ID), body: { Title: "Kan Mirjana säga upp mitt avtal?" } };
    expect(refusal(await asAdmin.updateQuestion(title))).toBe("409 IDENTIFYING_LEFT");
    done(await asAdmin.updateQuestion({ ...byId(ID), body: { Title: "Kan hyresvärden säga upp mitt avtal?" } }));
  });
});
