import { afterAll, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp } from "../../test/testApp.ts";

const { app, server, client, asAdvisor, tokenOf, logLines, mails, close } = await createTestApp({
  handlers: ({ db }) => ({
    updateQuestion: async () => {
      await db.execute("select 'hemlig@example.com'::integer");
      throw new Error("not reached");
    },
  }),
});
afterAll(close);

test("the log has each call with its outcome, and no personal data or question text", async () => {
  const secrets = ["anna.hemlig@example.com", "+46701234567", "Annaklara", "tvisten om depositionen", "198001019876"];
  const [Email = "", Phone = "", FirstName = "", Title = "", number = ""] = secrets;
  const body = someQuestion(await categoryId(app.db), { Email, Phone, FirstName, Title });
  await client.askQuestion({ body });
  const code = (await mails()).at(-1)?.code ?? "";
  await client.askQuestion({ body: { ...body, Email: `${Email}@@` } });
  await client.listAnswers({ query: { Query: number } });
  await client.searchAnswers({ body: { Query: Title } });
  await client.suggestAnswers({ body: { Text: Title } });
  await client.findSimilarAnswers({ body: { Text: Title } });
  await client.confirmQuestion({ params: { id: 1, code } });
  await client.getQuestionStatus({ accessCode: code });
  await server.inject(`/api/questions?Query=${encodeURIComponent(Email)}`);
  await server.inject(`/api/${Email}`);
  const failed = await asAdvisor.updateQuestion({ params: { id: 1 }, body: { Title } });
  expect(failed).toMatchObject({ status: 500, body: { Code: "INTERNAL_SERVER_ERROR" } });
  expect(JSON.stringify(failed.body)).not.toMatch(/select|integer|hemlig/);

  const log = logLines.join("");
  expect(log).toContain('"route":"/api/questions/:id/confirm/:code"');
  for (const path of ["search", "suggestions", "similar"]) expect(log).toContain(`"route":"/api/answers/${path}"`);
  expect(log).toContain('"code":"22P02"');
  for (const secret of [...secrets, code, tokenOf("advisor"), "Query=", "127.0.0.1"]) expect(log).not.toContain(secret);
  for (const line of logLines) expect(JSON.parse(line)).toMatchObject({ service: "api" });
});

test("user input can't add a log line", async () => {
  const before = logLines.length;
  await server.inject("/api/answers/uri/x%0A%7B%22level%22:30%7D");
  expect(logLines.length).toBe(before + 1);
});
