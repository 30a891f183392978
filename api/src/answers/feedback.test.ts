import type { ReportAnswer } from "@lagrum/core/answer/answerFeedbackSchema";
import { afterAll, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { settings } from "../db/schema/settings.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, client, server } = testApp;
await app.db.insert(settings).values({ Key: "COMPANY_EMAIL", Value: "kontakt@firman.example" });

const report: ReportAnswer = {
  Reason: "WrongLaw",
  Text: "Paragrafen heter 12 kap. 28 a §.",
  Email: "lasare@exempel.se",
  OpenedAt: "2026-11-21T08:00:00.000Z",
};
const byId = (id: number) => ({ params: { id } });

async function hidden() {
  const { ID } = await publish(testApp);
  done(await asAdmin.hideQuestion(byId(ID)));
  return ID;
}

describe("a report on an answer", () => {
  it("is stored with the version that was reported, mailed to the firm, and listed for staff", async () => {
    const { ID, Title, Uri, Version } = await publish(testApp);
    const { Reference } = done(await client.reportAnswer({ ...byId(ID), body: report }));
    const sentMail = (await testApp.mails()).find(({ subject }) => subject.includes(Reference));
    expect(sentMail).toMatchObject({ to: "kontakt@firman.example", replyTo: "lasare@exempel.se" });
    expect(sentMail?.subject).toBe(`Rapport ${Reference}: fel i ett svar`);
    expect(sentMail?.text).toContain("Paragrafen heter 12 kap. 28 a §.");
    expect(sentMail?.text).toContain(`/answers/${Uri}`);
    const { Reports, Total } = done(await asAdvisor.listAnswerReports({ query: { AnswerID: ID } }));
    expect([Total, Reports]).toEqual([
      1,
      [
        {
          ID: expect.any(Number),
          Reference,
          Answer: { ID, Title, Uri },
          Version,
          Reason: "WrongLaw",
          Text: report.Text,
          Email: "lasare@exempel.se",
          CreatedAt: expect.any(String),
        },
      ],
    ]);
  });

  it("needs no e-mail address, and is stored once for each Idempotency-Key", async () => {
    const { ID } = await publish(testApp);
    const call = { ...byId(ID), body: { ...report, Email: null }, idempotencyKey: "report-1" };
    expect(done(await client.reportAnswer(call))).toEqual(done(await client.reportAnswer(call)));
    done(await client.reportAnswer({ ...byId(ID), body: { ...report, Reason: "PersonalData" } }));
    const all = done(await asAdvisor.listAnswerReports({ query: { AnswerID: ID } }));
    expect(all.Reports.map(({ Reason, Email }) => [Reason, Email])).toEqual([
      ["PersonalData", "lasare@exempel.se"],
      ["WrongLaw", null],
    ]);
    const some = done(await asAdvisor.listAnswerReports({ query: { AnswerID: ID, Reason: "PersonalData" } }));
    expect(some.Total).toBe(1);
  });

  it("on an unpublished or hidden answer gets 404, as for an unknown one", async () => {
    const unpublished = (await askAndConfirm(testApp)).ID;
    for (const id of [await hidden(), unpublished, 999_999]) {
      expect(refusal(await client.reportAnswer({ ...byId(id), body: report }))).toBe("404 NOT_FOUND");
      expect(refusal(await client.rateAnswer({ ...byId(id), body: { Helpful: true } }))).toBe("404 NOT_FOUND");
    }
  });

  it("is refused before the minimum submit time, or with the honeypot filled in", async () => {
    const { ID } = await publish(testApp);
    const OpenedAt = app.clock().toISOString();
    const tooSoon = await client.reportAnswer({ ...byId(ID), body: { ...report, OpenedAt } });
    expect(!tooSoon.ok && tooSoon.body.Details).toEqual({ OpenedAt: ["TOO_FAST"] });
    const honeypotFilled = await client.reportAnswer({ ...byId(ID), body: { ...report, Website: "x" as "" } });
    expect(!honeypotFilled.ok && honeypotFilled.body.Details).toEqual({ Website: ["MUST_BE_EMPTY"] });
  });
});

describe("feedback on whether an answer helped", () => {
  const rate = (path: string, Helpful: boolean, address: string) =>
    server.inject({ method: "POST", url: `/api${path}`, payload: { Helpful }, remoteAddress: address });

  it("is counted once a day for each IP address, without storing the address", async () => {
    const { ID } = await publish(testApp);
    const status = async (...call: Parameters<typeof rate>) => (await rate(...call)).statusCode;
    expect(await status(`/answers/${ID}/feedback`, true, "192.0.2.1")).toBe(204);
    expect(await status(`/answers/${ID}/feedback`, false, "192.0.2.1")).toBe(429);
    expect(await status(`/answers/0${ID}/feedback`, true, "192.0.2.1")).toBe(429);
    expect(await status(`/answers/${ID}/feedback`, false, "192.0.2.2")).toBe(204);
    expect(await status(`/answers/${(await publish(testApp)).ID}/feedback`, true, "192.0.2.1")).toBe(204);
    expect(done(await asAdvisor.getAnswerFeedback(byId(ID)))).toEqual({ Helpful: 1, Unhelpful: 1 });
    expect(testApp.logLines.join("")).not.toContain("192.0.2.");
  });

  it("counts all of many concurrent votes", async () => {
    const { ID } = await publish(testApp);
    const votes = Array.from({ length: 40 }, (_, index) =>
      rate(`/answers/${ID}/feedback`, index % 4 !== 0, `198.51.100.${index}`),
    );
    expect((await Promise.all(votes)).every(({ statusCode }) => statusCode === 204)).toBe(true);
    expect(done(await asAdvisor.getAnswerFeedback(byId(ID)))).toEqual({ Helpful: 30, Unhelpful: 10 });
  });

  it("is zero for an answer that has no votes", async () => {
    const { ID } = await publish(testApp);
    expect(done(await asAdvisor.getAnswerFeedback(byId(ID)))).toEqual({ Helpful: 0, Unhelpful: 0 });
    expect(refusal(await asAdvisor.getAnswerFeedback(byId(999_999)))).toBe("404 NOT_FOUND");
  });
});
