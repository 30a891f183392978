import { afterAll, expect, it } from "vitest";
import { addPerson, addTestQuestion } from "../../test/accounts.ts";
import { askAndConfirm, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin, asAdvisor } = testApp;

const reservedQuestion = async () => {
  const params = { id: (await askAndConfirm(testApp)).ID };
  done(await asAdvisor.reserveQuestion({ params }));
  return params;
};
const body = { Name: "Kort", Type: null, Body: "<p>Hej!</p>" };

interface Race {
  save: (text: string) => Promise<{ status: number; body: unknown }>;
  /** The body of both saves. */
  field: string;
  read: () => Promise<{ body: unknown }>;
}

/** How two people change the same row. */
const races: Record<string, () => Promise<Race>> = {
  async question() {
    const params = await reservedQuestion();
    const { UpdatedAt } = done(await asAdvisor.getQuestion({ params }));
    const save = (Title: string) => asAdmin.updateQuestion({ params, body: { Title, UpdatedAt } });
    return { save, field: "Title", read: () => asAdmin.getQuestion({ params }) };
  },
  async template() {
    const { ID, UpdatedAt } = done(await asAdmin.createTemplate({ body }));
    const params = { id: ID };
    const save = (Name: string) => asAdmin.updateTemplate({ params, body: { ...body, Name, UpdatedAt } });
    return { save, field: "Name", read: () => asAdmin.getTemplate({ params }) };
  },
  async "test question"() {
    const { ID, UpdatedAt } = await addTestQuestion(testApp);
    const params = { id: ID };
    const save = (Title: string) => asAdmin.updateTestQuestion({ params, body: { Title, UpdatedAt } });
    return { save, field: "Title", read: () => asAdmin.getTestQuestion({ params }) };
  },
  async product() {
    const body = { Name: "Kort", Uri: "kort", DeliveryWorkingDays: 3 };
    const { ID, UpdatedAt } = done(await asAdmin.createProduct({ body }));
    const params = { id: ID };
    const save = (Name: string) => asAdmin.updateProduct({ params, body: { Name, UpdatedAt } });
    return { save, field: "Name", read: () => asAdmin.getManagedProduct({ params }) };
  },
  async category() {
    const { ID, UpdatedAt } = done(await asAdmin.createCategory({ body: { Name: "Kort", Uri: "kort" } }));
    const params = { id: ID };
    const save = (Name: string) => asAdmin.updateCategory({ params, body: { Name, UpdatedAt } });
    return { save, field: "Name", read: () => asAdmin.getCategory({ params }) };
  },
  async person() {
    const params = { id: (await addPerson(testApp)).id };
    const { UpdatedAt } = done(await asAdmin.getUser({ params }));
    const save = (Title: string) => asAdmin.updateUser({ params, body: { Title, UpdatedAt } });
    return { save, field: "Title", read: () => asAdmin.getUser({ params }) };
  },
  async "note about a person"() {
    const params = { id: (await addPerson(testApp)).id };
    const { UpdatedAt } = done(await asAdmin.getUser({ params }));
    const save = (Notes: string) => asAdmin.updateUserAdvanced({ params, body: { Notes, UpdatedAt } });
    return { save, field: "Notes", read: () => asAdmin.getUser({ params }) };
  },
  async answer() {
    const params = await reservedQuestion();
    done(await asAdvisor.createAnswer({ body: { QuestionID: params.id, AnswerBody: "<p>Ja.</p>" } }));
    const save = (text: string) =>
      asAdvisor.updateAnswer({ params, body: { Action: "save", AnswerBody: `<p>${text}</p>`, Version: 1 } });
    return { save, field: "AnswerBody", read: () => asAdvisor.getQuestionAnswer({ params }) };
  },
};

it.each(Object.entries(races))("the later save of a %s gets 409 with the stored row", async (_, begin) => {
  const { save, field, read } = await begin();
  expect((await save("Den första som sparade hann före")).status).toBe(200);
  const late = await save("Den andra som sparade var för sen");
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    Code: "CHANGED_BY_OTHER",
    Present: { [field]: expect.stringContaining("Den första som sparade hann före") },
  });
  const { Present } = late.body as { Present: Record<string, unknown> };
  const stored = (await read()).body as Record<string, unknown>;
  expect(stored[field]).toBe(Present[field]);
  expect(Present.UpdatedAt).toBe(stored.UpdatedAt);
});

it("a save with the current version succeeds", async () => {
  const first = done(await asAdmin.createTemplate({ body }));
  const params = { id: first.ID };
  done(await asAdmin.updateTemplate({ params, body: { ...body, Name: "Först", UpdatedAt: first.UpdatedAt } }));
  const late = await asAdmin.updateTemplate({ params, body: { ...body, UpdatedAt: first.UpdatedAt } });
  const { UpdatedAt } = (late.body as unknown as { Present: { UpdatedAt: string } }).Present;
  const merged = done(await asAdmin.updateTemplate({ params, body: { ...body, Name: "Båda", UpdatedAt } }));
  expect(merged.Name).toBe("Båda");
});

it("a lease renewal does not conflict with a save of the question's text", async () => {
  const params = await reservedQuestion();
  const { UpdatedAt } = done(await asAdvisor.getQuestion({ params }));
  done(await asAdvisor.renewLease({ params }));
  done(await asAdvisor.updateQuestion({ params, body: { Title: "Hur får man tillbaka en deposition?", UpdatedAt } }));
});
