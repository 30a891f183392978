import { endpoints } from "@lagrum/core/endpoints";
import { afterAll, expect, test } from "vitest";
import { aQuestion, askAndConfirm, categoryId, done, publish } from "./scenes.ts";
import { createTestApp } from "./testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());

const asker = { FirstName: "Zebulonia", Email: "zebrans.brev@exempel.se", Phone: "+46701239876" };
const traces = /zebulonia|zebrans|701239876/i;

test("only the holder and admins see the asker's data", async () => {
  const CategoryID = await categoryId(testApp, "hyresratt-deposition");
  const hidden = await publish(testApp, { ...asker, CategoryID });
  done(await testApp.asAdmin.hideQuestion({ params: { id: hidden.ID } }));
  const published = await publish(testApp, { ...asker, CategoryID });
  const open = await askAndConfirm(testApp, { ...asker, CategoryID });
  done(await testApp.client.askQuestion({ body: aQuestion(CategoryID, asker) }));

  const responses: string[] = [];
  const listen = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, more: object = {}) => {
    const response = await testApp.server.inject({ method, url: `/api${path}`, ...more });
    responses.push(`${method} ${path} ${JSON.stringify(response.headers)} ${response.body}`);
    return response.statusCode;
  };
  const accessCode = { headers: { "access-code": open.AccessCode } };
  expect(await listen("GET", "/questions/status", accessCode)).toBe(200);
  expect(await listen("PUT", `/questions/${open.ID}/object`, accessCode)).toBe(200);
  expect(await listen("POST", "/questions", { payload: aQuestion(CategoryID, asker) })).toBe(201);
  expect(await listen("POST", "/questions", { payload: { ...aQuestion(CategoryID, asker), Title: "" } })).toBe(422);
  expect(await listen("GET", "/answers?Query=deposition")).toBe(200);
  expect(await listen("GET", `/answers/uri/${published.Uri}`)).toBe(200);
  for (const { method, path } of Object.values(endpoints)) {
    for (const id of [published.ID, hidden.ID, open.ID]) {
      const address = path
        .replace("{id}", String(id))
        .replace("{uri}", published.Uri ?? "")
        .replace("{code}", "a".repeat(32));
      await listen(method, address, method === "GET" ? {} : { payload: {} });
    }
  }
  const stranger = { headers: { "user-token": testApp.tokenOf("otherAdvisor") } };
  for (const path of [`/questions/${open.ID}`, "/questions", `/answers/${published.ID}`, "/answers/advanced"]) {
    expect(await listen("GET", path, stranger)).toBe(200);
  }
  expect(responses.length).toBeGreaterThan(60);
  expect(responses.filter((response) => traces.test(response))).toEqual([]);

  const seenByAdmin = done(await testApp.asAdmin.getQuestion({ params: { id: open.ID } }));
  expect(seenByAdmin.Asker, "what was looked for is really there").toEqual(asker);
});
