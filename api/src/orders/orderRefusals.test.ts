import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { addProduct } from "../../test/catalog.ts";
import { anOrder, orderIn, soldPrice } from "../../test/orders.ts";
import { askAndConfirm, done, nextCallTime, openCall, refusal, someWords } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf } from "../../test/uploads.ts";
import { orders } from "../db/schema/orders.ts";
import { services } from "../db/schema/products.ts";
import { askers, questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, asAdmin, asAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });

const PersonalNumber = "19121212-1212";

it("a personal number is refused for a product that does not ask for one, and required where it does", async () => {
  const [plain, asking] = [
    await addProduct(testApp, { Price: soldPrice }),
    await addProduct(testApp, { Price: soldPrice, RequiresPersonalNumber: true }),
  ];
  const place = (ProductID: number, more: object = {}) => client.orderProduct({ body: anOrder(ProductID, more) });
  const stored = () => app.db.$count(orders);
  const before = await stored();
  expect(await place(plain.ID, { PersonalNumber })).toMatchObject({
    status: 422,
    body: { Code: "INCORRECT_PROPERTIES", Details: { PersonalNumber: ["UNKNOWN_FIELD"] } },
  });
  expect(await place(asking.ID)).toMatchObject({
    status: 422,
    body: { Code: "INCORRECT_PROPERTIES", Details: { PersonalNumber: ["REQUIRED"] } },
  });
  expect(await stored()).toBe(before);
  done(await place(plain.ID));
  done(await place(asking.ID, { PersonalNumber }));
});

it("an ended order takes no more files, of its buyer or of staff", async () => {
  const { ID, AccessCode } = await orderIn(testApp, "InProgress");
  const body = { Name: "a.pdf", Size: aPdf.length };
  const begin = async () => [
    refusal(await client.beginOrderFile({ ...byId(ID), body, accessCode: AccessCode })),
    refusal(await asAdmin.beginOrderFile({ ...byId(ID), body })),
  ];
  expect(await begin()).toEqual(["201 OK", "201 OK"]);
  await app.db.update(orders).set({ State: "Closed", EndedAt: new Date().toISOString() }).where(eq(orders.ID, ID));
  expect(await begin()).toEqual(["409 ORDER_CLOSED", "409 ORDER_CLOSED"]);
});

it("an answered question whose asker has been erased takes no follow-up question, and no reply to one", async () => {
  await app.db.update(services).set({ Active: true });
  const { ID, AccessCode: accessCode } = await askAndConfirm(testApp);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
  done(await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "send" } }));
  await app.db.delete(askers).where(eq(askers.QuestionID, ID));
  const bought = { Message: "Gäller det också för garaget?", AcceptTerms: true, IsAdult: true } as const;
  const body = { ...bought, StartNow: true, LoseRight: true };
  expect(refusal(await client.orderFollowUp({ ...byId(ID), body, accessCode }))).toBe("409 ASKER_UNKNOWN");
  await app.db.update(questions).set({ FollowUpAt: new Date().toISOString() }).where(eq(questions.ID, ID));
  expect(refusal(await asAdvisor.answerFollowUp({ ...byId(ID), body: someWords }))).toBe("409 ASKER_UNKNOWN");
});

it("a question whose asker has been erased can't be written to or called", async () => {
  const { ID } = await askAndConfirm(testApp);
  const call = await openCall(testApp);
  for (const id of [ID, call]) {
    done(await asAdvisor.reserveQuestion(byId(id)));
    await app.db.delete(askers).where(eq(askers.QuestionID, id));
  }
  expect(refusal(await asAdvisor.askForFacts({ ...byId(ID), body: someWords }))).toBe("409 ASKER_UNKNOWN");
  expect(refusal(await asAdvisor.agreeOnCall({ ...byId(call), body: nextCallTime() }))).toBe("409 ASKER_UNKNOWN");
});
