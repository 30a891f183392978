import { WriteToAsker } from "@lagrum/core/question/messageSchema";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { sanitise } from "../answers/sanitise.ts";
import { seedBase } from "../seed/seed.ts";

const testApp = await createTestApp();
const { asAdmin, asAdvisor, app } = testApp;
afterAll(() => testApp.close());
await seedBase(app.db);
const { Templates: seeded } = done(await asAdvisor.listTemplates());
const namesOf = async () => done(await asAdvisor.listTemplates()).Templates.map(({ Name }) => Name);

describe("templates", () => {
  it("are seeded for each question type and in general, with valid HTML; four ask for facts, five decline", () => {
    const answers = seeded.filter(({ Kind }) => Kind === "answer");
    expect(answers.map(({ Type }) => Type)).toEqual(["Free", "Express", "Express24", "PhoneAdvice", null, null]);
    for (const { Body } of answers) expect(sanitise(Body)).toBe(Body);
    const facts = seeded.filter(({ Kind }) => Kind === "facts");
    expect(facts).toHaveLength(4);
    const declines = seeded.filter(({ Kind }) => Kind === "decline");
    expect(declines).toHaveLength(5);
    for (const { Body } of [...facts, ...declines])
      expect(WriteToAsker.parse({ Message: Body })).toEqual({ Message: Body });
  });

  it("are created, changed and deleted by admins, and sanitised", async () => {
    const made = done(
      await asAdmin.createTemplate({
        body: { Name: " Kort  svar ", Type: "Express", Body: '<p onclick="x()">Hej!</p><script>1</script>' },
      }),
    );
    expect(made).toMatchObject({ Name: "Kort svar", Type: "Express", Body: "<p>Hej!</p>" });
    const params = { id: made.ID };
    const changed = done(
      await asAdmin.updateTemplate({ params, body: { Name: "Kortare", Type: null, Body: "<h1>Hej</h1>" } }),
    );
    expect(done(await asAdvisor.getTemplate({ params }))).toEqual(changed);
    expect(changed).toMatchObject({ Name: "Kortare", Type: null, Body: "<h2>Hej</h2>" });
    expect((await namesOf()).at(-1)).toBe("Kortare");
    expect((await asAdmin.deleteTemplate({ params })).status).toBe(204);
    expect(refusal(await asAdvisor.getTemplate({ params }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.updateTemplate({ params, body: changedBody }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.deleteTemplate({ params }))).toBe("404 NOT_FOUND");
  });

  it("for facts are plain text, no longer than a message to the asker", async () => {
    const facts = { ...changedBody, Kind: "facts" } as const;
    const Body = "Är x < 3 och y > 4?\n\n<b>Nej</b>";
    const made = done(await asAdmin.createTemplate({ body: { ...facts, Body } }));
    expect(made).toMatchObject({ Kind: "facts", Body });
    const refused = await asAdmin.createTemplate({ body: { ...facts, Body: "x".repeat(3001) } });
    expect(!refused.ok && refused.body.Details).toEqual({ Body: ["TOO_LONG"] });
  });

  it("require a name and a text", async () => {
    for (const [field, body] of [
      ["Name", { ...changedBody, Name: " " }],
      ["Body", { ...changedBody, Body: "<p> </p>" }],
    ] as const) {
      const refused = await asAdmin.createTemplate({ body });
      expect([refused.status, !refused.ok && refused.body.Details]).toEqual([422, { [field]: ["REQUIRED"] }]);
    }
  });

  it("that were deleted or changed are not seeded again", async () => {
    const own = await createTestApp();
    onTestFinished(own.close);
    const all = async () => done(await own.asAdmin.listTemplates()).Templates;
    await seedBase(own.app.db);
    const [first, second] = await all();
    if (!first || !second) throw new Error("no templates");
    done(await own.asAdmin.deleteTemplate({ params: { id: first.ID } }));
    done(await own.asAdmin.updateTemplate({ params: { id: second.ID }, body: { ...changedBody, Name: "Vår egen" } }));
    const before = await all();
    await seedBase(own.app.db);
    expect(await all()).toEqual(before);
  });
});

const changedBody = { Name: "En mall", Type: null, Body: "<p>Hej!</p>" };
